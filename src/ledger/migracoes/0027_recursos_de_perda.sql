-- Appeals against losses are listed beside those against records. No table changes: the migration is
-- there so that the rows of databases that already have such appeals are made again from the acts.
SELECT 1;
