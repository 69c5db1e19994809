import {describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addSubscriber, emptyNewsletters, newAddress, send, statusOf, texts} from './newsletters.ts'
import {makeAdmin, type Person, signUp} from './people.ts'

const newAdmin = async (tx: Transaction) => makeAdmin(tx, await signUp(tx, 'Ona'))

async function save(
  tx: Transaction,
  admin: Person,
  issue: object,
  id: string | null = null,
  version: number | null = null,
) {
  const [row] = await as(tx, admin)<{saved: {id: string; version: number}}>`
    select public.save_newsletter_draft(${id}, ${version}, ${JSON.stringify(issue)}::text::jsonb) as saved`
  return row?.saved ?? {id: '', version: 0}
}

const draftOf = async (tx: Transaction, admin: Person, id: string) =>
  (
    await as(
      tx,
      admin,
    )`select subject_lt, subject_en, content_lt, status, version, updated_by from public.newsletter_issues where id = ${id}`
  )[0]

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('a draft', () => {
  test('is saved as far as it is typed, with a version that grows', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const {id, version} = await save(tx, admin, {})
      expect(await draftOf(tx, admin, id)).toMatchObject({subject_lt: '', content_lt: [], version: 1})
      expect(await save(tx, admin, texts, id, version)).toEqual({id, version: 2})
      expect(await draftOf(tx, admin, id)).toEqual({
        subject_lt: 'Kalėdos',
        subject_en: '',
        content_lt: texts.content.lt,
        status: 'draft',
        version: 2,
        updated_by: admin.id,
      })
    })
  })

  test('is made once for the id that its writer chose', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const id = crypto.randomUUID()
      expect(await save(tx, admin, texts, id)).toEqual({id, version: 1})
      expect(await save(tx, admin, texts, id)).toEqual({id, version: 1})
      await expect(save(tx, admin, {}, id)).rejects.toMatchObject({code: 'PT409', detail: 'edited_elsewhere'})
      expect(await draftOf(tx, admin, id)).toMatchObject({subject_lt: 'Kalėdos', version: 1})
      await send(tx, admin, {sendAt: inAnHour(), issueId: id, version: 1})
      await expect(save(tx, admin, {}, id)).rejects.toMatchObject({code: 'PT409'})
    })
  })

  test('is saved once when the same text is sent again with the version before', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const {id} = await save(tx, admin, {})
      expect(await save(tx, admin, texts, id, 1)).toEqual({id, version: 2})
      expect(await save(tx, admin, texts, id, 1)).toEqual({id, version: 2})
      expect(await draftOf(tx, admin, id)).toMatchObject({subject_lt: 'Kalėdos', version: 2})
    })
  })

  test('is not overwritten by somebody who has an older version', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const {id} = await save(tx, admin, {})
      await save(tx, admin, texts, id, 1)
      await expect(save(tx, admin, {}, id, 1)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'edited_elsewhere',
      })
      expect(await draftOf(tx, admin, id)).toMatchObject({subject_lt: 'Kalėdos', version: 2})
    })
  })

  test('is sent in the version that the admin has, and then changed no more', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      await addSubscriber(tx)
      const admin = await newAdmin(tx)
      const {id} = await save(tx, admin, {})
      const stale = {issueId: id, version: 7}
      await expect(send(tx, admin, stale)).rejects.toMatchObject({code: 'PT409', detail: 'edited_elsewhere'})
      expect(await send(tx, admin, {issueId: id, version: 1})).toBe(id)
      const started = {code: 'PT409', detail: 'newsletter_started'}
      await expect(save(tx, admin, {}, id, 2)).rejects.toMatchObject(started)
      await expect(send(tx, admin, {issueId: id, version: 2})).rejects.toMatchObject(started)
      await expect(as(tx, admin)`select public.delete_newsletter_draft(${id})`).rejects.toMatchObject({
        code: 'PT404',
      })
    })
  })

  test('that is scheduled is edited once it is a draft again', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const id = await send(tx, admin, {sendAt: inAnHour()})
      await expect(save(tx, admin, {}, id, 2)).rejects.toMatchObject({
        code: 'PT409',
        detail: 'newsletter_scheduled',
      })
      await as(tx, admin)`select public.unschedule_newsletter(${id})`
      expect(await save(tx, admin, {}, id, 2)).toEqual({id, version: 3})
      expect(await statusOf(tx, id)).toBe('draft')
    })
  })

  test('can be deleted', async () => {
    await rolledBack(async (tx) => {
      const admin = await newAdmin(tx)
      const {id} = await save(tx, admin, {})
      await as(tx, admin)`select public.delete_newsletter_draft(${id})`
      expect(await draftOf(tx, admin, id)).toBeUndefined()
      await expect(save(tx, admin, {}, id, 1)).rejects.toMatchObject({code: 'PT404', detail: 'not_found'})
    })
  })

  test.each([
    {subject: {lt: 'a'.repeat(201)}},
    {subject: {lt: 'a\nBcc: b'}},
    {content: {lt: 'text'}},
    {content: {en: {kind: 'paragraph'}}},
  ])('of another shape is not saved: %j', async (issue) => {
    await rolledBack(async (tx) => {
      await expect(save(tx, await newAdmin(tx), issue)).rejects.toMatchObject({code: '23514'})
    })
  })
})

test('only admins write, send, stop and count newsletters', async () => {
  await rolledBack(async (tx) => {
    const [admin, user] = [await newAdmin(tx), await signUp(tx)]
    const {id} = await save(tx, admin, {})
    await expect(save(tx, user, {}, id, 1)).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.delete_newsletter_draft(${id})`).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.stop_newsletter(${id})`).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.resume_newsletter(${id})`).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.unschedule_newsletter(${id})`).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.newsletter_audience()`).rejects.toMatchObject(refused)
    await expect(as(tx, user)`select public.newsletter_history()`).rejects.toMatchObject(refused)
    await expect(as(tx, admin)`select public.send_newsletter('{}', '{}')`).rejects.toMatchObject(refused)
  })
})

describe('the audience', () => {
  const audience = async (tx: Transaction, admin: Person) =>
    (await as(tx, admin)`select public.newsletter_audience() as audience`)[0]?.audience

  test('is who confirmed, by language, without those whom newsletters do not reach', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      const admin = await newAdmin(tx)
      const gone = newAddress()
      await addSubscriber(tx)
      await addSubscriber(tx, {language: 'en'})
      await addSubscriber(tx, {language: 'en'})
      await addSubscriber(tx, {email: gone})
      await addSubscriber(tx, {status: 'pending'})
      await addSubscriber(tx, {status: 'unsubscribed'})
      await tx`insert into public.suppressed_addresses (email, reason) values (${gone}, 'bounced')`
      expect(await audience(tx, admin)).toEqual({lt: 1, en: 2, suppressed: 1, perDay: null, seconds: 1})
    })
  })

  test('takes the longer, the more the quotas and other newsletters delay it', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      const admin = await newAdmin(tx)
      for (let n = 0; n < 20; n += 1) await addSubscriber(tx)
      await tx`update private.email_limits set per_day = 10, per_month = 3000, reserved = 0.2`
      expect(await audience(tx, admin)).toMatchObject({lt: 20, perDay: 8, seconds: 2 * 86_400 + 1})
      await send(tx, admin)
      expect(await audience(tx, admin)).toMatchObject({seconds: 4 * 86_400 + 1})
    })
  })
})
