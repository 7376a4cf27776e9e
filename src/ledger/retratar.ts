import pg from 'pg'

/**
 * The schema as the catalogue has it, one definition a line, in a fixed order: what `schema.sql`
 * holds, so that a migration's whole effect is seen in its diff.
 */
export async function retratar(url: string): Promise<string> {
  const cliente = new pg.Client({ connectionString: url })
  await cliente.connect()
  try {
    const partes: string[] = []
    for (const [titulo, sql] of Object.entries(CONSULTAS)) {
      const { rows } = await cliente.query<{ d: string }>(sql)
      partes.push(`-- ${titulo}\n${rows.map((r) => `${r.d};`).join('\n')}\n`)
    }
    return partes.join('\n')
  } finally {
    await cliente.end()
  }
}

const NOSSAS = `c.relnamespace = 'public'::regnamespace`
const SEM_EXTENSAO = `NOT EXISTS (SELECT FROM pg_depend x WHERE x.objid = p.oid AND x.deptype = 'e')`

const CONSULTAS: Readonly<Record<string, string>> = {
  Extensions: `SELECT 'CREATE EXTENSION ' || extname AS d FROM pg_extension
    WHERE extname <> 'plpgsql' ORDER BY extname`,
  Tables: `SELECT format(E'CREATE TABLE %s (\\n%s\\n)', c.relname, string_agg(format('  %s %s%s%s',
      a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
      coalesce(CASE a.attgenerated WHEN 's' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(f.adbin, f.adrelid) || ') STORED'
        ELSE ' DEFAULT ' || pg_get_expr(f.adbin, f.adrelid) END, '')), E',\\n' ORDER BY a.attnum)) AS d
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef f ON f.adrelid = c.oid AND f.adnum = a.attnum
    WHERE ${NOSSAS} AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`,
  Constraints: `SELECT format('ALTER TABLE %s ADD CONSTRAINT %s %s', c.relname, k.conname,
      pg_get_constraintdef(k.oid)) AS d
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE ${NOSSAS} AND k.contype <> 'n' ORDER BY c.relname, k.conname`,
  Indexes: `SELECT pg_get_indexdef(i.indexrelid) AS d FROM pg_index i
    JOIN pg_class c ON c.oid = i.indrelid
    WHERE ${NOSSAS} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY i.indexrelid::regclass::text`,
  Functions: `SELECT rtrim(pg_get_functiondef(p.oid), E'\\n') AS d FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND ${SEM_EXTENSAO}
    ORDER BY p.proname`,
  Triggers: `SELECT pg_get_triggerdef(t.oid) AS d FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE ${NOSSAS} AND NOT t.tgisinternal ORDER BY c.relname, t.tgname`,
  'Row-level security': `SELECT format('ALTER TABLE %s %s ROW LEVEL SECURITY', c.relname,
      CASE WHEN c.relforcerowsecurity THEN 'ENABLE FORCE' ELSE 'ENABLE' END) AS d FROM pg_class c
    WHERE ${NOSSAS} AND c.relrowsecurity ORDER BY c.relname`,
  Policies: `SELECT format('CREATE POLICY %s ON %s USING (%s) WITH CHECK (%s)', p.polname, c.relname,
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) AS d
    FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid ORDER BY c.relname`,
  Privileges: `SELECT format('GRANT %s ON %s TO outorga_app',
      string_agg(g.privilege_type, ', ' ORDER BY g.privilege_type), c.relname) AS d
    FROM pg_class c CROSS JOIN aclexplode(c.relacl) g
    WHERE ${NOSSAS} AND g.grantee = 'outorga_app'::regrole GROUP BY c.relname ORDER BY c.relname`,
}
