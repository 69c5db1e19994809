import {randomUUID} from 'node:crypto'
import {lookRequest, type LookRequest} from '@site/schemas/requests/studio-messages'
import * as z from 'zod'
import {expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {newAddress} from './newsletters.ts'
import {makeAdmin, signUp} from './people.ts'
import {serviceOf} from './registrations.ts'
import {answerLook, askToLook, openStudio} from './studio-people.ts'

const notFound = {code: 'PT404', detail: 'not_found'}

/** What they read of the requests and of the others who have opened the Studio. */
async function stateOf(tx: Transaction, person: string) {
  const [row] = await serviceOf(tx)<{state: unknown}>`select public.look_requests_of(${person}) as state`
  const state = z.object({people: z.array(z.looseObject({id: z.string()})), requests: z.array(lookRequest)})
  return state.parse(row?.state)
}

const requestsOf = async (tx: Transaction, person: string): Promise<LookRequest[]> =>
  (await stateOf(tx, person)).requests

const mailTo = (tx: Transaction, address: string) =>
  tx<{template: string; language: string; data: Record<string, unknown>; asked_by: string}[]>`
    select template, language, data, asked_by from public.email_outbox where recipient = ${address} order by created_at`

async function cast(tx: Transaction) {
  const [jonas, ruta] = [newAddress(), newAddress()]
  return {
    jonas: await openStudio(tx, {name: 'Jonas', email: jonas}),
    ruta: await openStudio(tx, {name: 'Rūta', email: ruta, language: 'en'}),
    mail: {jonas, ruta},
  }
}

test('a request is emailed in the language of the Studio of whoever is asked, and both see it', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    const id = await askToLook(tx, jonas, ruta, {sentence: ' Ar\ngerai? '})
    expect(await mailTo(tx, mail.ruta)).toEqual([
      {
        template: 'look-request',
        language: 'en',
        asked_by: 'role',
        data: {
          by: 'Jonas',
          email: mail.jonas,
          title: 'Christmas',
          sentence: 'Ar gerai?',
          document: {id: 'kaledos-2025', type: 'event', path: 'title.lt'},
        },
      },
    ])
    const seen = {id, sentence: 'Ar gerai?', path: 'title.lt', title: {lt: 'Kalėdos', en: 'Christmas'}}
    expect(await requestsOf(tx, jonas)).toMatchObject([
      {...seen, isMine: true, name: 'Rūta', email: 'queued'},
    ])
    expect(await requestsOf(tx, ruta)).toMatchObject([{...seen, isMine: false, name: 'Jonas'}])
    expect(await requestsOf(tx, await openStudio(tx))).toEqual([])
  })
})

test.each([
  ['Pataisyk valandą.', 'Pataisyk valandą.'],
  [null, undefined],
])('the answer %j is emailed once, and ends the request', async (answer, told) => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    const id = await askToLook(tx, jonas, ruta, {title: {lt: 'Kalėdos', en: null}})
    await expect(answerLook(tx, jonas, id)).rejects.toMatchObject(notFound)
    await expect(answerLook(tx, await openStudio(tx), id)).rejects.toMatchObject(notFound)
    expect(await mailTo(tx, mail.jonas)).toEqual([])
    await answerLook(tx, ruta, id, answer)
    await expect(answerLook(tx, ruta, id, answer)).rejects.toMatchObject(notFound)
    const told1 = await mailTo(tx, mail.jonas)
    expect(told1).toMatchObject([
      {template: 'look-answer', language: 'lt', data: {by: 'Rūta', title: 'Kalėdos'}},
    ])
    expect(told1[0]?.data.answer).toBe(told)
    expect([await requestsOf(tx, jonas), await requestsOf(tx, ruta)]).toEqual([[], []])
  })
})

test('the same request is asked once, and nobody is asked under the id of another', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    const id = await askToLook(tx, jonas, ruta)
    await askToLook(tx, jonas, ruta, {id, sentence: 'Kita'})
    await askToLook(tx, ruta, jonas, {id})
    expect(await requestsOf(tx, ruta)).toMatchObject([{id, sentence: 'Ar gerai parašiau?', isMine: false}])
    expect([await mailTo(tx, mail.ruta), await mailTo(tx, mail.jonas)].map(({length}) => length)).toEqual([
      1, 0,
    ])
  })
})

test('who has not opened the Studio, or oneself, cannot be asked', async () => {
  await rolledBack(async (tx) => {
    const {jonas} = await cast(tx)
    await expect(askToLook(tx, jonas, 'pNobody')).rejects.toMatchObject(notFound)
    await expect(askToLook(tx, jonas, jonas)).rejects.toMatchObject(notFound)
  })
})

test.each<[string, Record<string, string>]>([
  ['no sentence', {sentence: ' '}],
  ['301 letters', {sentence: 'a'.repeat(301)}],
  ['a hidden document', {documentId: 'scheduled.publish.a'}],
  ['a draft', {documentId: 'drafts.a'}],
  ['no type', {documentType: 'a b'}],
  ['a long path', {path: 'a'.repeat(301)}],
])('%s is refused, and nothing is sent', async (_, changes) => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    await expect(askToLook(tx, jonas, ruta, changes)).rejects.toMatchObject({code: /^23/})
    expect(await mailTo(tx, mail.ruta)).toEqual([])
  })
})

test('ten emails an hour reach one person, and what has no email is not stored', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    for (let round = 0; round < 10; round += 1) await askToLook(tx, jonas, ruta)
    await expect(askToLook(tx, jonas, ruta)).rejects.toMatchObject({code: 'PT429'})
    expect(await requestsOf(tx, ruta)).toHaveLength(10)
    expect(await mailTo(tx, mail.ruta)).toHaveLength(10)
  })
})

test('whoever asked may withdraw, and an email that has not left goes too', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    const id = await askToLook(tx, jonas, ruta)
    const withdraw = (person: string) => serviceOf(tx)`select public.withdraw_look(${person}, ${id})`
    await expect(withdraw(ruta)).rejects.toMatchObject(notFound)
    await withdraw(jonas)
    await expect(withdraw(jonas)).rejects.toMatchObject(notFound)
    expect([await requestsOf(tx, ruta), await mailTo(tx, mail.ruta)]).toEqual([[], []])
  })
})

test.each([
  [{status: 'sent'}, 'sent'],
  [{status: 'sent', delivered_at: new Date()}, 'delivered'],
  [{status: 'sent', bounced_at: new Date()}, 'failed'],
  [{status: 'failed'}, 'failed'],
])('the asker sees what became of the email: %j', async (changes, state) => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    await askToLook(tx, jonas, ruta)
    await tx`update public.email_outbox set ${tx(changes)} where recipient = ${mail.ruta}`
    expect(await requestsOf(tx, jonas)).toMatchObject([{email: state}])
  })
})

test('people are known by what Sanity said last, and nobody gets another’s requests', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta} = await cast(tx)
    await openStudio(tx, {id: ruta, name: 'Rūta K.', email: newAddress()})
    const {people} = await stateOf(tx, jonas)
    expect(people).toContainEqual({id: ruta, name: 'Rūta K.'})
    expect(people.map(({id}) => id)).not.toContain(jonas)
  })
})

test('half a year without the Studio, or 90 days without an answer, and it is forgotten', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta} = await cast(tx)
    const [old, young] = [await askToLook(tx, jonas, ruta), await askToLook(tx, jonas, ruta)]
    const age = (id: string, days: number) =>
      tx`update private.look_requests set asked_at = now() - make_interval(days => ${days}) where id = ${id}`
    const purge = () => serviceOf(tx)`select public.purge_studio_messages()`
    await age(old, 91)
    await age(young, 89)
    await purge()
    expect(await requestsOf(tx, ruta)).toMatchObject([{id: young}])
    await tx`update private.studio_people set seen_at = now() - interval '181 days' where id = ${jonas}`
    await purge()
    expect(await requestsOf(tx, ruta)).toEqual([])
    expect((await stateOf(tx, ruta)).people.map(({id}) => id)).not.toContain(jonas)
  })
})

test('erasing an address erases the person with what they asked and were asked', async () => {
  await rolledBack(async (tx) => {
    const {jonas, ruta, mail} = await cast(tx)
    await askToLook(tx, jonas, ruta)
    await askToLook(tx, ruta, jonas)
    const admin = await makeAdmin(tx, await signUp(tx))
    await as(tx, admin)`select public.erase_personal_data(${mail.jonas})`
    expect(await requestsOf(tx, ruta)).toEqual([])
    expect(await tx`select from private.studio_people where id = ${jonas}`).toEqual([])
    expect([await mailTo(tx, mail.ruta), await mailTo(tx, mail.jonas)]).toEqual([[], []])
  })
})

test('only the service may do any of it', async () => {
  await rolledBack(async (tx) => {
    const admin = await makeAdmin(tx, await signUp(tx))
    for (const caller of [visitor(), admin]) {
      await expect(as(tx, caller)`select public.look_requests_of('p')`).rejects.toMatchObject(refused)
      await expect(
        as(tx, caller)`select public.open_studio('p', 'A', 'a@example.org', 'lt')`,
      ).rejects.toMatchObject(refused)
      await expect(as(tx, caller)`select public.answer_look('p', ${randomUUID()})`).rejects.toMatchObject(
        refused,
      )
      await expect(as(tx, caller)`select public.ask_to_look('p', 'q', '{}')`).rejects.toMatchObject(refused)
    }
  })
})
