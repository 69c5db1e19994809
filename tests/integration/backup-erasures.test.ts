import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {withBackup} from '../../scripts/backup/find-backup.ts'
import {backupName} from '../../scripts/backup/kept-backups.ts'
import {makeKey} from '../../scripts/backup/keys.ts'
import {makeBackup} from '../../scripts/backup/make-backup.ts'
import {restoreBackup} from '../../scripts/backup/restore-backup.ts'
import {Progress} from '../../scripts/supervisor/progress.ts'
import {startPlace, type TestPlace} from '../support/backup-places.ts'
import {withDatabase} from '../support/database.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

const progress = new Progress({write: () => {}})
const folder = mkdtempSync(join(tmpdir(), 'erasures-'))
let source: TestPlace
let target: TestPlace

beforeAll(async () => {
  ;[source, target] = await Promise.all([startPlace({isNew: false}), startPlace({isNew: true})])
}, 240_000)
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()])
  rmSync(folder, {recursive: true})
})

const people = (place: TestPlace) =>
  withDatabase(
    (sql) => sql`
      select email from public.profiles where email like '%@erasures.test'
      union all select email from public.contact_messages where email like '%@erasures.test' order by 1`,
    place.supabase.databaseUrl,
  )

async function addPeople() {
  const {auth} = source.supabase.client(SECRET_KEY)
  const ids = []
  for (const name of ['ona', 'jonas']) {
    const email = `${name}@erasures.test`
    const names = {first_name: name, last_name: 'Test', privacy_policy_accepted: true}
    const {data, error} = await auth.admin.createUser({email, email_confirm: true, user_metadata: names})
    expect(error).toBeNull()
    ids.push(data.user?.id ?? '')
  }
  await withDatabase(
    (sql) => sql`
      insert into public.contact_messages (first_name, last_name, email, subject, message, language) values
        ('Rasa', 'Test', 'rasa@erasures.test', 'A', 'B', 'lt'), ('Petras', 'Test', 'petras@erasures.test', 'A', 'B', 'lt')`,
    source.supabase.databaseUrl,
  )
  return ids
}

test('whoever was erased after an old backup stays erased when it is restored', async () => {
  const {secret, recipient} = await makeKey()
  const back = (path: string) => makeBackup({place: source.place, path, recipients: [recipient], progress})
  const [ona = ''] = await addPeople()
  const old = join(folder, backupName(new Date(Date.now() - 60_000)))
  await back(old)
  await source.supabase.client(SECRET_KEY).auth.admin.deleteUser(ona)
  const admin = source.supabase.client()
  await admin.auth.signInWithPassword({email: 'admin@example.test', password: 'slaptazodis'})
  const {error} = await admin.rpc('erase_personal_data', {email: 'rasa@erasures.test'})
  expect(error).toBeNull()
  const newest = await back(join(folder, backupName()))

  const restored = await withBackup(old, (found) =>
    restoreBackup({...found, place: target.place, secret, progress}),
  )
  expect(await people(source)).toEqual([{email: 'jonas@erasures.test'}, {email: 'petras@erasures.test'}])
  expect(await people(target)).toEqual(await people(source))
  expect(restored.erasedAgain).toEqual({count: 2, knownUntil: newest.createdAt})
  const waiting = await withDatabase(
    (sql) => sql`select from public.email_outbox where status in ('queued', 'sending')`,
    target.supabase.databaseUrl,
  )
  expect(waiting).toHaveLength(0)
})
