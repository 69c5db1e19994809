import {randomUUID} from 'node:crypto'
import {giftAidWording} from '@site/schemas/consents'
import {describe, expect, test} from 'vitest'
import {as, refused, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {claimAll, claimFees, declaration, give, giftAid, linesOf, recognise, stateOf} from './gift-aid.ts'
import {addPerson, secretaryIn} from './households.ts'
import {
  apply,
  applicant,
  daysAgo,
  dispute,
  emailData,
  emailsTo,
  memberByCard,
  membershipOf,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {giveRole, type Person, signUp, unique} from './people.ts'

const address = () => `${unique('giver')}@example.test`

const hold = (tx: Transaction, caller: Caller, payment: string, reason: string | null) =>
  as(tx, caller)`select public.hold_gift_back(${payment}, ${reason})`

const day = (date: Date) => date.toISOString().slice(0, 10)

async function declareOnPaper(tx: Transaction, treasurer: Person, fields: object = {}) {
  const typed = {...declaration('all'), locale: 'en', email: address(), givenOn: day(daysAgo(30)), ...fields}
  const [row] = await as(tx, treasurer)<{id: string}>`
    select public.record_gift_aid_declaration(${JSON.stringify(typed)}::text::jsonb, ${randomUUID()}) as id`
  return row?.id ?? ''
}

/** Runs with Gift Aid on. */
const recognised = (run: (tx: Transaction, treasurer: Person) => Promise<void>) =>
  rolledBack(async (tx) => {
    await recognise(tx)
    await run(tx, await treasurerIn(tx))
  })

describe('a declaration', () => {
  test.each([
    ['gift', false],
    ['all', false],
    ['gift', true],
    ['all', true],
  ] as const)('for %s has the words of the form, with fees claimed: %s', async (covers, claimsFees) => {
    await rolledBack(async (tx) => {
      const charity = {...giftAid, claimsFees}
      const [row] = await tx<{wording: string}[]>`
        select private.gift_aid_wording(${covers}, ${tx.json(charity)}) as wording`
      expect(row?.wording).toBe(giftAidWording(covers, charity))
    })
  })

  test('is refused while Gift Aid is off, with other words, or without an address', async () => {
    await rolledBack(async (tx) => {
      await recognise(tx, false)
      await expect(give(tx, {giftAid: declaration()})).rejects.toMatchObject({detail: 'gift_aid_changed'})
      await recognise(tx)
      const odd = declaration('gift', {wording: 'I agree'})
      await expect(give(tx, {giftAid: odd})).rejects.toMatchObject({detail: 'gift_aid_changed'})
      for (const fields of [
        {house: ' '},
        {postcode: 'LT-01103'},
        {lastName: 'ž'.repeat(36)},
        {firstName: 'Mr & Mrs'},
      ])
        await expect(give(tx, {giftAid: declaration('gift', fields)})).rejects.toMatchObject({
          code: 'PT400',
        })
    })
  })

  test('is confirmed once its gift is paid, in the words that the donor read', async () => {
    await recognised(async (tx) => {
      const email = address()
      await give(tx, {email, giftAid: declaration('all')})
      expect(await emailsTo(tx, email)).toEqual(['donation-receipt', 'gift-aid-confirmed'])
      expect(await emailData(tx, email, 'gift-aid-confirmed')).toMatchObject({
        wording: giftAidWording('all', giftAid),
        postcode: 'CF10 1AA',
      })
    })
  })

  test('for one gift covers no other', async () => {
    await recognised(async (tx, treasurer) => {
      const email = address()
      const covered = await give(tx, {email, giftAid: declaration('gift')})
      const other = await give(tx, {email})
      expect(await stateOf(tx, treasurer, covered)).toBe('claimable')
      expect(await stateOf(tx, treasurer, other)).toBe('held no_declaration')
    })
  })

  test('for all covers later gifts and those of four years before, of the same address and name', async () => {
    await recognised(async (tx, treasurer) => {
      const email = address()
      const before = await give(tx, {email, at: daysAgo(700), donorName: 'RASA RASAITE'})
      const nameless = await give(tx, {email, at: daysAgo(650), donorName: null})
      await give(tx, {email, giftAid: declaration('all')})
      const later = await give(tx, {email, at: daysAgo(0)})
      const other = await give(tx, {email, donorName: 'Jonas Jonaitis'})
      const elsewhere = await give(tx)
      expect(await stateOf(tx, treasurer, before)).toBe('claimable')
      expect(await stateOf(tx, treasurer, nameless)).toBe('held no_declaration')
      expect(await stateOf(tx, treasurer, later)).toBe('claimable')
      expect(await stateOf(tx, treasurer, other)).toBe('held no_declaration')
      expect(await stateOf(tx, treasurer, elsewhere)).toBe('held no_declaration')
    })
  })

  test('that was withdrawn covers earlier gifts only', async () => {
    await recognised(async (tx, treasurer) => {
      const email = address()
      const id = await declareOnPaper(tx, treasurer, {email, givenOn: day(daysAgo(90))})
      const earlier = await give(tx, {email, at: daysAgo(60)})
      const later = await give(tx, {email, at: daysAgo(5)})
      await as(tx, treasurer)`select public.withdraw_gift_aid_declaration(${id}, ${day(daysAgo(20))})`
      expect(await stateOf(tx, treasurer, earlier)).toBe('claimable')
      expect(await stateOf(tx, treasurer, later)).toBe('held withdrawn')
      expect(await emailsTo(tx, email)).toEqual(
        expect.arrayContaining(['gift-aid-confirmed', 'gift-aid-withdrawn']),
      )
    })
  })

  test('may be withdrawn from a day between itself and today', async () => {
    await recognised(async (tx, treasurer) => {
      const id = await declareOnPaper(tx, treasurer)
      for (const on of [day(daysAgo(40)), day(daysAgo(-2))])
        await expect(
          as(tx, treasurer)`select public.withdraw_gift_aid_declaration(${id}, ${on})`,
        ).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('on paper covers the gift by transfer for which a treasurer chose it', async () => {
    await recognised(async (tx, treasurer) => {
      const id = await declareOnPaper(tx, treasurer, {email: ''})
      const gift = await give(tx, {donorName: 'R. Rasaitė'})
      expect(await stateOf(tx, treasurer, gift)).toBe('held no_declaration')
      await as(tx, treasurer)`select public.choose_gift_aid_declaration(${gift}, ${id})`
      expect(await stateOf(tx, treasurer, gift)).toBe('claimable')
      await as(tx, treasurer)`select public.choose_gift_aid_declaration(${gift}, null)`
      expect(await stateOf(tx, treasurer, gift)).toBe('held no_declaration')
    })
  })
})

describe('a gift is held back', () => {
  test.each([
    ['letters', {lastName: 'Шевченко'}],
    ['letters', {firstName: '.'}],
    ['letters', {lastName: 'ß'.repeat(30)}],
    ['letters', {house: 'Квартира 5'}],
    ['letters', {firstName: 'R2D2'}],
  ])('for its %s: %j, until another declaration is chosen', async (reason, fields) => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration('all', fields)})
      expect(await stateOf(tx, treasurer, gift)).toBe(`held ${reason}`)
      const id = await declareOnPaper(tx, treasurer)
      await as(tx, treasurer)`select public.choose_gift_aid_declaration(${gift}, ${id})`
      expect(await stateOf(tx, treasurer, gift)).toBe('claimable')
    })
  })

  test('if its declaration names two people', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await tx`update private.gift_aid_declarations set first_name = 'Rasa & Jonas' where payment_id = ${gift}`
      expect(await stateOf(tx, treasurer, gift)).toBe('held two_people')
    })
  })

  test.each(['benefit', 'other_people', 'company'])('by hand: %s, until that is undone', async (reason) => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await hold(tx, treasurer, gift, reason)
      expect(await stateOf(tx, treasurer, gift)).toBe(`held ${reason}`)
      await hold(tx, treasurer, gift, null)
      expect(await stateOf(tx, treasurer, gift)).toBe('claimable')
    })
  })

  test('for no other reason by hand', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await expect(hold(tx, treasurer, gift, 'mood')).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('once a part of it was refunded', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await apply(serviceOf(tx), refunded(gift, 500))
      expect(await stateOf(tx, treasurer, gift)).toBe('held refunded')
    })
  })

  test('while it is disputed', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await apply(serviceOf(tx), dispute(gift, 'open'))
      expect(await stateOf(tx, treasurer, gift)).toBe('held dispute')
    })
  })

  test('of nobody known, of somebody who had died, and after four years', async () => {
    await recognised(async (tx, treasurer) => {
      const nobody = await give(tx, {donorName: null})
      await tx`update public.donations set email = null where payment_id = ${nobody}`
      expect(await stateOf(tx, treasurer, nobody)).toBe('held anonymous')

      const email = address()
      const late = await give(tx, {email, giftAid: declaration(), at: daysAgo(1)})
      await tx`
        insert into public.memberships (first_name, last_name, email, deceased_at)
        values ('Rasa', 'Rasaitė', ${email}, ${daysAgo(10)})`
      expect(await stateOf(tx, treasurer, late)).toBe('held deceased')

      const old = await give(tx, {giftAid: declaration(), at: daysAgo(1500)})
      expect(await stateOf(tx, treasurer, old)).toBe('held too_old')
    })
  })

  test('in another currency', async () => {
    await recognised(async (tx, treasurer) => {
      const gift = await give(tx, {giftAid: declaration()})
      await tx`update public.payments set received_currency = 'EUR' where id = ${gift}`
      expect(await stateOf(tx, treasurer, gift)).toBe('held currency')
    })
  })
})

describe('a membership fee', () => {
  const memberWithDeclaration = async (tx: Transaction, treasurer: Person) => {
    const member = await memberByCard(tx, daysAgo(5), applicant({firstName: 'Rasa', lastName: 'Rasaitė'}))
    await claimFees(tx)
    await declareOnPaper(tx, treasurer, {email: member.email})
    await claimFees(tx, false)
    return member
  }

  test('is a gift only while the community says so, if a declaration for all covers it', async () => {
    await recognised(async (tx, treasurer) => {
      const {paymentId} = await memberWithDeclaration(tx, treasurer)
      const other = await memberByCard(tx, daysAgo(5))
      expect(await stateOf(tx, treasurer, paymentId)).toBe('unknown')
      await expect(hold(tx, treasurer, paymentId, 'benefit')).rejects.toMatchObject({code: 'PT404'})
      await claimFees(tx)
      expect(await stateOf(tx, treasurer, paymentId)).toBe('claimable')
      expect(await stateOf(tx, treasurer, other.paymentId)).toBe('unknown')
      await hold(tx, treasurer, paymentId, 'benefit')
      expect(await stateOf(tx, treasurer, paymentId)).toBe('held benefit')
      await claimFees(tx, false)
      expect(await stateOf(tx, treasurer, paymentId)).toBe('unknown')
    })
  })

  test('is covered by no declaration whose words say nothing of fees', async () => {
    await recognised(async (tx, treasurer) => {
      const {paymentId, email} = await memberByCard(tx, daysAgo(5))
      await declareOnPaper(tx, treasurer, {email})
      await claimFees(tx)
      expect(await stateOf(tx, treasurer, paymentId)).toBe('unknown')
      const odd = declaration('all')
      await expect(give(tx, {giftAid: odd})).rejects.toMatchObject({detail: 'gift_aid_changed'})
    })
  })

  test('is claimed once, and given back if it is refunded, also once they are no longer claimed', async () => {
    await recognised(async (tx, treasurer) => {
      const {paymentId} = await memberWithDeclaration(tx, treasurer)
      await claimFees(tx)
      await claimAll(tx, treasurer, randomUUID())
      expect(await stateOf(tx, treasurer, paymentId)).toBe('claimed')
      await claimFees(tx, false)
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      expect((await linesOf(tx, treasurer)).owed).toEqual([{paymentId, pence: 1500}])
    })
  })

  test('that pays for others too is held back, and what is £0 is no gift', async () => {
    await recognised(async (tx, treasurer) => {
      const {paymentId, email} = await memberWithDeclaration(tx, treasurer)
      await addPerson(tx, await secretaryIn(tx), (await membershipOf(tx, email)).id, {
        firstName: 'Rasa',
        lastName: 'Rasaitė',
      })
      await claimFees(tx)
      const {gifts} = await linesOf(tx, treasurer)
      expect(gifts.map((gift) => [gift.paymentId, gift.state, gift.reason])).toEqual([
        [paymentId, 'held', 'household'],
      ])
    })
  })
})

describe('only treasurers', () => {
  test.each(['secretary', 'moderator', 'organiser'] as const)(
    'work with Gift Aid: not a %s',
    async (role) => {
      await recognised(async (tx, treasurer) => {
        const other = await giveRole(tx, await signUp(tx), role)
        const gift = await give(tx, {giftAid: declaration()})
        const id = await declareOnPaper(tx, treasurer)
        const call = as(tx, other)
        await expect(linesOf(tx, other)).rejects.toMatchObject(refused)
        await expect(hold(tx, other, gift, 'benefit')).rejects.toMatchObject(refused)
        await expect(declareOnPaper(tx, other)).rejects.toMatchObject(refused)
        for (const attempt of [
          () => call`select public.gift_aid_declarations()`,
          () => call`select public.gift_aid_claims()`,
          () => call`select public.gift_aid_claim_lines(${randomUUID()})`,
          () => call`select public.choose_gift_aid_declaration(${gift}, ${id})`,
          () => call`select public.withdraw_gift_aid_declaration(${id}, current_date)`,
          () => call`select public.make_gift_aid_claim('2020-01-01', '2030-01-01', '{}', ${randomUUID()})`,
          () => call`select public.undo_gift_aid_claim(${randomUUID()})`,
        ])
          await expect(attempt()).rejects.toMatchObject(refused)
      })
    },
  )

  test('nobody enters a declaration or claims while Gift Aid is off, but what is kept can be read', async () => {
    await rolledBack(async (tx) => {
      await recognise(tx, false)
      const treasurer = await treasurerIn(tx)
      await expect(declareOnPaper(tx, treasurer)).rejects.toMatchObject({detail: 'gift_aid_off'})
      expect(await as(tx, treasurer)`select public.gift_aid_declarations() as kept`).toEqual([{kept: []}])
      await expect(
        as(tx, treasurer)`
          select public.make_gift_aid_claim('2020-01-01', '2030-01-01', '{"gifts": 0}', ${randomUUID()})`,
      ).rejects.toMatchObject({detail: 'gift_aid_off'})
    })
  })
})
