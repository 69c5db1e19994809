import {once} from 'node:events'
import {text} from 'node:stream/consumers'
import {postgresBinaries} from './binaries.ts'
import {runCommand} from './as-unprivileged.ts'

/**
 * Gives every role that logs in this password, as a new `secrets.env` needs it: the data stay. Postgres must not run, and
 * in single-user mode it asks for none.
 * @throws {Error} with what Postgres said
 */
export async function setPassword(directory: string, superuser: string, password: string): Promise<void> {
  const {postgres} = postgresBinaries()
  const child = runCommand({file: postgres, args: ['--single', '-j', '-D', directory, 'postgres']}, 'pipe')
  child.stdin?.end(statements(superuser, password.replaceAll("'", "''")))
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  const [code] = (await once(child, 'close')) as [number | null]
  const output = (await said).join('')
  if (code !== 0 || /ERROR|FATAL/.test(output))
    throw new Error(`The local database takes no new password:\n${output}`)
}

/** With `-j`, a statement ends at a semicolon before an empty line. */
const statements = (superuser: string, password: string) => `
alter role ${superuser} password '${password}';

do $do$
declare
  role text;
begin
  for role in select rolname from pg_authid where rolcanlogin and rolname <> '${superuser}' loop
    execute format('alter role %I password %L', role, (select rolpassword from pg_authid where rolname = '${superuser}'));
  end loop;
end
$do$;

`
