import {randomUUID} from 'node:crypto'
import {expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {addEvent, photoFields} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {giveRole, makeAdmin, signUp} from './people.ts'

const BUCKET = 'photo-uploads'

async function upload(tx: Transaction) {
  const name = `${randomUUID()}.jpg`
  await as(tx, service)`insert into storage.objects (bucket_id, name) values (${BUCKET}, ${name})`
  return name
}

test('are pending in a private bucket that accepts pictures up to 10 MB', async () => {
  await rolledBack(async (tx) => {
    const [bucket] = await tx`
      select public, file_size_limit::int as size, array(select unnest(allowed_mime_types)) as types
      from storage.buckets where id = ${BUCKET}`
    expect(bucket).toEqual({
      public: false,
      size: 10 * 1024 * 1024,
      types: ['image/jpeg', 'image/png'],
    })
  })
})

test('are visible only to moderators and admins while pending', async () => {
  await rolledBack(async (tx) => {
    const [ona, name] = [await makeAdmin(tx, await signUp(tx)), await upload(tx)]
    const milda = await giveRole(tx, await signUp(tx), 'moderator')
    const others = [await signUp(tx), await giveRole(tx, await signUp(tx), 'organiser')]
    const seenBy = (caller: Parameters<typeof as>[1]) => as(tx, caller)`
      select name from storage.objects where bucket_id = ${BUCKET} and name = ${name}`
    expect(await seenBy(visitor())).toEqual([])
    for (const other of others) expect(await seenBy(other)).toEqual([])
    for (const reviewer of [milda, ona]) expect(await seenBy(reviewer)).toEqual([{name}])
  })
})

test('are uploaded, changed and deleted by the functions only, not even by moderators and admins', async () => {
  await rolledBack(async (tx) => {
    const [rasa, ona, name] = [await signUp(tx), await makeAdmin(tx, await signUp(tx)), await upload(tx)]
    const milda = await giveRole(tx, await signUp(tx), 'moderator')
    for (const caller of [visitor(), rasa, milda, ona]) {
      const insert = as(
        tx,
        caller,
      )`insert into storage.objects (bucket_id, name) values (${BUCKET}, 'sneaked.jpg')`
      await expect(insert).rejects.toMatchObject(refused)
      await as(tx, caller)`update storage.objects set name = 'moved.jpg' where bucket_id = ${BUCKET}`
      const remove = () => as(tx, caller)`delete from storage.objects where bucket_id = ${BUCKET}`
      await expect(remove()).rejects.toMatchObject(refused)
      // As Storage sets it before it deletes, so that only the policies are left to refuse.
      await tx`select set_config('storage.allow_delete_query', 'true', true)`
      await remove()
      await tx`select set_config('storage.allow_delete_query', 'false', true)`
    }
    expect(await tx`select name from storage.objects where name = ${name}`).toHaveLength(1)
  })
})

test('have the only bucket, and nobody can create or publish one', async () => {
  await rolledBack(async (tx) => {
    const [rasa, ona] = [await signUp(tx), await makeAdmin(tx, await signUp(tx))]
    for (const caller of [visitor(), rasa, ona]) {
      const bucket = as(
        tx,
        caller,
      )`insert into storage.buckets (id, name, public) values ('sneaked', 'sneaked', true)`
      await expect(bucket).rejects.toMatchObject(refused)
      await as(tx, caller)`update storage.buckets set public = true`
    }
    expect(await tx`select id from storage.buckets where public`).toEqual([])
  })
})

test.each([
  {wrong: 'a path out of the bucket', fields: {storage_path: '../secret.jpg'}},
  {wrong: 'a path into a folder', fields: {storage_path: `a/${randomUUID()}.jpg`}},
  {wrong: 'an HTML file', fields: {storage_path: `${randomUUID()}.html`}},
  {wrong: 'an SVG file', fields: {storage_path: `${randomUUID()}.svg`}},
  {wrong: 'a second extension', fields: {storage_path: `${randomUUID()}.jpg\n.html`}},
  {wrong: 'no Lithuanian alt text', fields: {alt_lt: ' '}},
  {wrong: 'no English alt text', fields: {alt_en: ''}},
  {wrong: 'an alt text that is too long', fields: {alt_en: 'a'.repeat(301)}},
])('are rejected with $wrong', async ({fields}) => {
  await rolledBack(async (tx) => {
    const [album, ona] = [await addEvent(tx), await makeAdmin(tx, await signUp(tx))]
    const row = {...photoFields(album, ona), ...fields}
    await expect(as(tx, service)`insert into public.photo_uploads ${tx(row)}`).rejects.toMatchObject({
      code: '23514',
    })
  })
})

test('are logged with the admin who reviewed them', async () => {
  await rolledBack(async (tx) => {
    const [ona, photo, album] = [await makeAdmin(tx, await signUp(tx)), randomUUID(), await addEvent(tx)]
    await as(tx, service)`select public.log_photo_review(${photo}, ${ona.id}, 'publish', ${album})`
    expect(await as(tx, ona)`select * from public.audit_log where subject_id = ${photo}`).toMatchObject([
      {actor_id: ona.id, action: 'publish', subject_type: 'photo', details: {album}},
    ])
  })
})
