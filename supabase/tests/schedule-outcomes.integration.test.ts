import {expect, test} from 'vitest'
import {rolledBack, type Transaction} from './database.ts'
import {newAddress} from './newsletters.ts'
import {serviceOf} from './registrations.ts'
import {openStudio} from './studio-people.ts'

const at = '2026-06-01T09:00:00+00:00'
const document = {id: 'a', type: 'newsItem'}
const facts = {title: {lt: 'Žinia', en: null}, document, path: '/naujienos/a', problems: null}

async function cast(tx: Transaction) {
  const email = newAddress()
  const jonas = await openStudio(tx, {email})
  const watch = (person: string, ...actions: string[]) => {
    const schedules = actions.map((action) => ({id: `scheduled.${action}.a`, at}))
    return serviceOf(tx)`
      select public.watch_schedules(${person}, 'a', ${JSON.stringify(schedules)}::text::jsonb)`
  }
  await watch(jonas, 'publish', 'unpublish')
  return {
    jonas,
    watch,
    begin: (action = 'publish') =>
      serviceOf(tx)`select public.begin_schedules(array[${`scheduled.${action}.a`}])`,
    tell: (outcome: string, action = 'publish') =>
      serviceOf(tx)`
        select public.tell_schedule_outcome(${`scheduled.${action}.a`}, ${outcome}, ${JSON.stringify(facts)}::text::jsonb)`,
    begun: async () => {
      const rows = await serviceOf(tx)<{id: string}>`select public.begun_schedules() as id`
      return rows.map(({id}) => id)
    },
    mail: (address = email) =>
      tx<{template: string; data: object}[]>`
        select template, data from public.email_outbox where recipient = ${address} order by created_at, template`,
  }
}

test('what is done is told once, to whoever set the schedule', async () => {
  await rolledBack(async (tx) => {
    const {begin, tell, begun, mail} = await cast(tx)
    await tell('done')
    expect(await mail()).toEqual([])
    await begin()
    expect(await begun()).toEqual(['scheduled.publish.a'])
    for (let round = 0; round < 3; round += 1) await tell('done')
    expect(await mail()).toEqual([
      {
        template: 'schedule-done',
        data: {action: 'publish', at, title: 'Žinia', document, path: '/naujienos/a'},
      },
    ])
    expect(await begun()).toEqual([])
    // Without its watch, another call begins nothing.
    await begin()
    await tell('done')
    expect(await mail()).toHaveLength(1)
  })
})

test('each reason is told once however often it is tried, and then that it is done', async () => {
  await rolledBack(async (tx) => {
    const {begin, tell, begun, mail} = await cast(tx)
    for (const outcome of ['unchecked', 'invalid', 'unchecked', 'invalid', 'done', 'done']) {
      await begin()
      await tell(outcome)
      expect(await begun()).toEqual([])
    }
    expect((await mail()).map(({data}) => 'failure' in data && data.failure).toSorted()).toEqual([
      false,
      'invalid',
      'unchecked',
    ])
  })
})

test('saving the schedule again begins anew, and whoever saved it last is told', async () => {
  await rolledBack(async (tx) => {
    const {begin, tell, watch, jonas, mail} = await cast(tx)
    await tx`update private.schedule_watches set created_at = created_at - interval '1 hour'`
    await begin()
    await tell('taken')
    await watch(jonas, 'publish')
    await begin()
    await tell('taken')
    expect(await mail()).toHaveLength(2)
    const other = newAddress()
    await watch(await openStudio(tx, {email: other}), 'publish')
    await begin()
    await tell('done')
    expect([(await mail()).length, (await mail(other)).length]).toEqual([2, 1])
  })
})

test('what was taken back, or ended by somebody, is told to nobody', async () => {
  await rolledBack(async (tx) => {
    const {begin, tell, watch, jonas, mail} = await cast(tx)
    await begin()
    await tell('ended')
    await watch(jonas)
    await begin('unpublish')
    await tell('done', 'unpublish')
    expect(await mail()).toEqual([])
    expect(await tx`select from private.schedule_watches where person_id = ${jonas}`).toEqual([])
  })
})

test('whoever still waits for a schedule is not forgotten, until a month after its time', async () => {
  await rolledBack(async (tx) => {
    const {jonas} = await cast(tx)
    const purge = () => serviceOf(tx)`select public.purge_studio_messages()`
    const known = () => tx`select from private.studio_people where id = ${jonas}`
    await tx`update private.studio_people set seen_at = now() - interval '200 days' where id = ${jonas}`
    await tx`update private.schedule_watches set at = now() + interval '10 days', created_at = now() - interval '200 days'`
    await purge()
    expect(await known()).toHaveLength(1)
    await tx`update private.schedule_watches set at = now() - interval '31 days'`
    await purge()
    expect(await known()).toHaveLength(0)
  })
})
