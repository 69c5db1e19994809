import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'

describe('whoever is outside', () => {
  const claim = async (tx: Transaction, job: string, succeeded = true) => {
    const [row] = await as(tx, service)<{told: {beats: boolean; alerts: {id: number; alert: object}[]}}>`
      select public.claim_signals(${job}, ${succeeded}) as told`
    return row?.told
  }

  test('has a heartbeat of each job that succeeds, once in five minutes', async () => {
    await rolledBack(async (tx) => {
      await tx`delete from private.pushed_alerts`
      await tx`update private.jobs set beat_at = null`
      expect(await claim(tx, 'sync-content', false)).toEqual({beats: false, alerts: []})
      expect(await claim(tx, 'sync-content')).toEqual({beats: true, alerts: []})
      expect(await claim(tx, 'sync-content')).toEqual({beats: false, alerts: []})
      expect(await claim(tx, 'deliver-emails')).toMatchObject({beats: true})
      await tx`update private.jobs set beat_at = beat_at - interval '5 minutes'`
      expect(await claim(tx, 'sync-content')).toMatchObject({beats: true})
    })
  })

  test('gets each alert without what content says, again if nobody took it, and not after a day', async () => {
    await rolledBack(async (tx) => {
      await tx`delete from private.pushed_alerts`
      const alert = {trouble: 'publication_held', number: 1, since: '2026-03-01T09:00:00+00:00'}
      await tx`select private.alert_admins(${tx.json({...alert, titles: [{lt: 'Pavadinimas'}]})}, now())`
      const told = await claim(tx, 'sync-content', false)
      expect(told?.alerts).toMatchObject([{alert}])
      expect(told?.alerts[0]?.alert).toEqual(alert)
      expect(await claim(tx, 'purge-expired')).toMatchObject({alerts: []})
      await tx`update private.pushed_alerts set claimed_at = now() - interval '3 minutes'`
      expect(await claim(tx, 'purge-expired')).toMatchObject({alerts: [{alert}]})
      await tx`update private.pushed_alerts set claimed_at = null, at = now() - interval '25 hours'`
      expect(await claim(tx, 'purge-expired')).toMatchObject({alerts: []})
      await tx`select private.alert_admins(${tx.json(alert)}, now())`
      const [{id = 0} = {}] = (await claim(tx, 'purge-expired'))?.alerts ?? []
      await as(tx, service)`select public.finish_alerts(${[id]})`
      expect(await tx`select from private.pushed_alerts`).toHaveLength(0)
    })
  })
})
