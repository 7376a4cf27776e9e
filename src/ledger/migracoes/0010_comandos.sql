-- What each command asked, as a digest: its id sent again with anything else is a mistake, not a repeat.
-- The digest is of data that may be personal, and goes when they are erased.
CREATE TABLE comando (
  municipio int NOT NULL,
  id uuid NOT NULL,
  nome text NOT NULL,
  autor text NOT NULL,
  digest bytea CHECK (octet_length(digest) = 32),
  CONSTRAINT comando_id PRIMARY KEY (municipio, id)
);
SELECT proteger('comando', 'SELECT, INSERT');
GRANT UPDATE (digest) ON comando TO outorga_app;
