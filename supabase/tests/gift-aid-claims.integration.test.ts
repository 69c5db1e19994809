import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  claimAll,
  claimsOf,
  declaration,
  give,
  giftAid,
  linesOf,
  madeEarlier,
  recognise,
  stateOf,
  undoClaim,
} from './gift-aid.ts'
import {apply, daysAgo, refunded, serviceOf, treasurerIn} from './money.ts'
import {confirmed, makeAdmin, type Person, signUp, unique} from './people.ts'

const recognised = (run: (tx: Transaction, treasurer: Person) => Promise<void>) =>
  rolledBack(async (tx) => {
    await recognise(tx)
    await run(tx, await treasurerIn(tx))
  })

async function scheduleOf(tx: Transaction, treasurer: Person, claim: string) {
  const [row] = await as(tx, treasurer)<{lines: {firstName: string; pence: number}[]}>`
    select public.gift_aid_claim_lines(${claim}) as lines`
  return row?.lines ?? []
}

describe('a claim', () => {
  test('contains the gifts that can be claimed, once, as they were', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration(), pounds: 25})
      await give(tx)
      const claim = await claimAll(tx, treasurer, randomUUID())
      expect(await stateOf(tx, treasurer, gift)).toBe('claimed')
      expect(await scheduleOf(tx, treasurer, claim)).toEqual([
        {
          title: null,
          firstName: 'Rasa',
          lastName: 'Rasaitė',
          house: '12a',
          postcode: 'CF10 1AA',
          donatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          pence: 2500,
        },
      ])
      expect(await claimsOf(tx, treasurer)).toMatchObject([
        {id: claim, gifts: 1, pence: 2500, adjustedPence: 0, mayUndo: true, charity: giftAid},
      ])
      await expect(claimAll(tx, treasurer, randomUUID())).rejects.toMatchObject({detail: 'gift_aid_nothing'})
    })
  })

  test('is made once for each key', async () => {
    await recognised(async (tx, treasurer) => {
      await give(tx, {giftAid: declaration()})
      const key = randomUUID()
      const claim = await claimAll(tx, treasurer, key)
      expect(await claimAll(tx, treasurer, key)).toBe(claim)
    })
  })

  test.each([{pence: 1}, {gifts: 2}, {owed: 1}, {owed: undefined}])(
    'is refused if the treasurer saw other sums: %j',
    async (change) => {
      await recognised(async (tx, treasurer) => {
        await give(tx, {giftAid: declaration()})
        const seen = JSON.stringify({gifts: 1, pence: 2000, owed: 0, ...change})
        await expect(
          as(tx, treasurer)`
            select public.make_gift_aid_claim('2015-01-01', '2100-01-01', ${seen}::text::jsonb, ${randomUUID()})`,
        ).rejects.toMatchObject({detail: 'gift_aid_stale'})
      })
    },
  )

  test('gives back alone what was claimed too much', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration(), pounds: 20})
      await madeEarlier(tx, await claimAll(tx, treasurer, randomUUID()), 40)
      await apply(serviceOf(tx), refunded(gift, 500))
      await claimAll(tx, treasurer, randomUUID())
      expect((await linesOf(tx, treasurer)).owed).toEqual([])
      expect(await claimsOf(tx, treasurer)).toMatchObject([
        {gifts: 0, pence: 0, adjustedPence: 500},
        {gifts: 1, pence: 2000, adjustedPence: 0},
      ])
      await expect(claimAll(tx, treasurer, randomUUID())).rejects.toMatchObject({detail: 'gift_aid_nothing'})
    })
  })

  test('is never changed: what is refunded later is given back by the next one', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration(), pounds: 20})
      const claim = await claimAll(tx, treasurer, randomUUID())
      await madeEarlier(tx, claim, 40)
      await apply(serviceOf(tx), refunded(gift, 500))
      expect(await scheduleOf(tx, treasurer, claim)).toMatchObject([{pence: 2000}])
      expect((await linesOf(tx, treasurer)).owed).toEqual([{paymentId: gift, pence: 500}])

      await give(tx, {giftAid: declaration(), pounds: 10})
      const next = await claimAll(tx, treasurer, randomUUID())
      expect((await linesOf(tx, treasurer)).owed).toEqual([])
      expect(await claimsOf(tx, treasurer)).toMatchObject([
        {id: next, pence: 1000, adjustedPence: 500},
        {id: claim, pence: 2000, adjustedPence: 0},
      ])
      await undoClaim(tx, treasurer, next)
      expect((await linesOf(tx, treasurer)).owed).toEqual([{paymentId: gift, pence: 500}])
    })
  })

  test('gives back a gift whose declaration turns out to have been withdrawn before it', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration('all'), at: daysAgo(3)})
      await tx`update private.gift_aid_declarations set given_at = ${daysAgo(30)} where payment_id = ${gift}`
      await claimAll(tx, treasurer, randomUUID())
      const [known] = await tx<{id: string}[]>`
        select id from private.gift_aid_declarations where payment_id = ${gift}`
      await as(tx, treasurer)`
        select public.withdraw_gift_aid_declaration(${known?.id ?? null}, ${daysAgo(10).toISOString().slice(0, 10)})`
      expect((await linesOf(tx, treasurer)).owed).toEqual([{paymentId: gift, pence: 2000}])
    })
  })

  test('locks its gifts', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await claimAll(tx, treasurer, randomUUID())
      await expect(as(tx, treasurer)`select public.hold_gift_back(${gift}, 'benefit')`).rejects.toMatchObject(
        {detail: 'gift_aid_claimed'},
      )
    })
  })

  test('can be given up on its day, and never later', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await undoClaim(tx, treasurer, await claimAll(tx, treasurer, randomUUID()))
      expect(await stateOf(tx, treasurer, gift)).toBe('claimable')
      const claim = await claimAll(tx, treasurer, randomUUID())
      await madeEarlier(tx, claim, 2)
      await expect(undoClaim(tx, treasurer, claim)).rejects.toMatchObject({detail: 'gift_aid_locked'})
    })
  })
})

describe('of somebody who leaves,', () => {
  interface Exported {
    gift_aid_declarations: {last_name: string; claimed: unknown[]}[]
  }

  test('a declaration is exported, and is deleted if nothing was claimed', async () => {
    await recognised(async (tx, treasurer) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      const email = `${unique('giver')}@example.test`
      const gift = await give(tx, {email, giftAid: declaration('all')})
      const [row] = await as(tx, admin)<{
        data: Exported
      }>`select public.export_personal_data(${email}) as data`
      expect(row?.data.gift_aid_declarations).toMatchObject([{last_name: 'Rasaitė', claimed: []}])
      await as(tx, admin)`select public.erase_personal_data(${email})`
      expect(await stateOf(tx, treasurer, gift)).toBe('held anonymous')
      expect(await tx`select id from private.gift_aid_declarations where payment_id = ${gift}`).toEqual([])
    })
  })

  test('a declaration of a claimed gift stays, and covers no further gift', async () => {
    await recognised(async (tx, treasurer) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      const email = `${unique('giver')}@example.test`
      const gift = await give(tx, {email, giftAid: declaration('all')})
      const claim = await claimAll(tx, treasurer, randomUUID())
      await as(tx, admin)`select public.erase_personal_data(${email})`
      expect(await scheduleOf(tx, treasurer, claim)).toMatchObject([{firstName: 'Rasa'}])
      expect(
        await tx`select email, last_name from private.gift_aid_declarations where payment_id = ${gift}`,
      ).toEqual([{email: null, last_name: 'Rasaitė'}])
      const later = await give(tx, {email, at: daysAgo(0)})
      expect(await stateOf(tx, treasurer, later)).toBe('held no_declaration')
    })
  })

  test('the account takes an unclaimed declaration with it', async () => {
    await recognised(async (tx) => {
      const person = await confirmed(tx, await signUp(tx))
      const gift = await give(tx, {email: person.email, giftAid: declaration('all')})
      await tx`delete from auth.users where id = ${person.id}`
      expect(await tx`select id from private.gift_aid_declarations where payment_id = ${gift}`).toEqual([])
    })
  })

  test('a claim keeps names for seven years', async () => {
    await recognised(async (tx, treasurer) => {
      await give(tx, {giftAid: declaration()})
      const claim = await claimAll(tx, treasurer, randomUUID())
      await madeEarlier(tx, claim, 365 * 6)
      await serviceOf(tx)`select public.purge_money()`
      expect(await scheduleOf(tx, treasurer, claim)).toMatchObject([{firstName: 'Rasa', pence: 2000}])
      await madeEarlier(tx, claim, 365 * 7 + 3)
      await serviceOf(tx)`select public.purge_money()`
      expect(await scheduleOf(tx, treasurer, claim)).toMatchObject([{firstName: null, pence: 2000}])
    })
  })

  test('a gift that was given back is not claimed anew once its names are gone', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration('all'), at: daysAgo(3)})
      await tx`update private.gift_aid_declarations set given_at = ${daysAgo(30)} where payment_id = ${gift}`
      const claim = await claimAll(tx, treasurer, randomUUID())
      await tx`update private.gift_aid_declarations set withdrawn_at = ${daysAgo(10)} where payment_id = ${gift}`
      await give(tx, {giftAid: declaration()})
      await claimAll(tx, treasurer, randomUUID())
      expect((await linesOf(tx, treasurer)).owed).toEqual([])
      await madeEarlier(tx, claim, 365 * 7 + 3)
      await serviceOf(tx)`select public.purge_money()`
      expect((await linesOf(tx, treasurer)).owed).toEqual([])
    })
  })

  test('a declaration whose gift was never paid is forgotten after 30 days', async () => {
    await recognised(async (tx) => {
      const gift = await give(tx, {giftAid: declaration()})
      await tx`
        update private.gift_aid_declarations set confirmed_at = null, created_at = ${daysAgo(31)}
        where payment_id = ${gift}`
      await serviceOf(tx)`select public.purge_money()`
      expect(await tx`select id from private.gift_aid_declarations where payment_id = ${gift}`).toEqual([])
    })
  })
})
