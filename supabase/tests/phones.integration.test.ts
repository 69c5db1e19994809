import {noPhones, phoneExamples} from '@site/schemas/phones/phone-examples'
import {toE164} from '@site/schemas/phones/phone'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {applicant, applyByTransfer} from './money.ts'
import {signUp} from './people.ts'
import {addRegistrableEvent, addRegistration, register, serviceOf, submissionFor} from './registrations.ts'

const invalid = {code: 'PT400', detail: 'bad_request', hint: 'phoneInvalid'}

async function inDatabase(typed: readonly string[]): Promise<(string | null)[]> {
  const rows = await database<{number: string | null}[]>`
    select private.e164(typed) as number from unnest(${typed}::text[]) with ordinality as list (typed, place) order by place`
  return rows.map(({number}) => number)
}

describe('the database understands phone numbers as the site does', () => {
  test('as people write them', async () => {
    expect(await inDatabase(phoneExamples.map(([typed]) => typed))).toEqual(
      phoneExamples.map(([, number]) => number),
    )
    expect(await inDatabase(noPhones)).toEqual(noPhones.map(() => null))
  })

  test('in any mixture of their signs', async () => {
    const digit = fc.constantFrom(...'0123456789')
    const mark = fc.constantFrom(
      ...'()./- \t\n\u00a0\u00ad\u061c\u200b\u200e\u2009\u2011\u2212\u00b7\ufe0f\ufeff\u2060',
      '(0)',
    )
    const stray = fc.constantFrom(...'+0a\uff10\uff0b\u2075\u0660', 'tel:')
    const start = fc.constantFrom(
      '',
      '',
      '0',
      '00',
      '8',
      '8 6',
      '07',
      '+',
      '+44',
      '+370',
      '0044',
      '44',
      'tel:',
      '(+44)',
    )
    const sign = fc.oneof(
      {arbitrary: digit, weight: 30},
      {arbitrary: mark, weight: 10},
      {arbitrary: stray, weight: 1},
    )
    const written = fc
      .tuple(start, fc.string({unit: sign, minLength: 6, maxLength: 18}))
      .map((parts) => parts.join(''))
    const typed = fc.sample(written, 5000)
    const expected = typed.map((each) => toE164(each) ?? null)
    expect(await inDatabase(typed)).toEqual(expected)
  })
})

describe('a number is stored in E.164', () => {
  test('of a profile, of which a browser writes the row', async () => {
    await rolledBack(async (tx) => {
      const rasa = await signUp(tx)
      await as(tx, rasa)`update public.profiles set phone = '8 612 34567'`
      expect(await tx`select phone from public.profiles where id = ${rasa.id}`).toEqual([
        {phone: '+37061234567'},
      ])
      await as(tx, rasa)`update public.profiles set phone = ' '`
      expect(await tx`select phone from public.profiles where id = ${rasa.id}`).toEqual([{phone: null}])
    })
  })

  test('of a registration, and of whom to call in an emergency', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey, {phone: '07700 900123'})
      await register(serviceOf(tx), submission)
      expect(await tx`select phone from public.event_registrations where event_key = ${eventKey}`).toEqual([
        {phone: '+447700900123'},
      ])
      const {runner} = await addRegistration(tx, eventKey)
      await tx`update public.race_health_notes set emergency_phone = '029 2018 0000' where race_registration_id = ${runner}`
      expect(
        await tx`select emergency_phone from public.race_health_notes where race_registration_id = ${runner}`,
      ).toEqual([{emergency_phone: '+442920180000'}])
    })
  })

  test('of an application and the membership that follows from it', async () => {
    await rolledBack(async (tx) => {
      const {email} = applicant()
      await applyByTransfer(serviceOf(tx), applicant({email, phone: '(029) 2018-0000'}))
      const phones = await tx`
        select application.phone as applied, membership.phone as kept from public.membership_applications as application
        join public.memberships as membership on membership.id = application.membership_id
        where application.email = ${email}`
      expect(phones).toEqual([{applied: '+442920180000', kept: '+442920180000'}])
    })
  })
})

describe('what is no number is refused', () => {
  const written = {
    profile: async (tx: Transaction, phone: string) => {
      const rasa = await signUp(tx)
      await as(tx, rasa)`update public.profiles set phone = ${phone}`
    },
    registration: async (tx: Transaction, phone: string) => {
      await register(serviceOf(tx), submissionFor(await addRegistrableEvent(tx), {phone}))
    },
    'emergency contact': async (tx: Transaction, phone: string) => {
      await addRegistration(tx, await addRegistrableEvent(tx))
      await tx`update public.race_health_notes set emergency_phone = ${phone}`
    },
    application: async (tx: Transaction, phone: string) => {
      await applyByTransfer(serviceOf(tx), applicant({phone}))
    },
  }

  test.each(Object.keys(written) as (keyof typeof written)[])('in a %s', async (place) => {
    for (const phone of ['12345', 'skambinti vyrui', '07700 900123 vakare']) {
      await rolledBack(async (tx) => {
        await expect(written[place](tx, phone)).rejects.toMatchObject(invalid)
      })
    }
  })
})

test('a number from before the rule stays as it is until it is changed', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    await tx`alter table public.profiles disable trigger e164_phone`
    await tx`update public.profiles set phone = '20180000' where id = ${rasa.id}`
    await tx`alter table public.profiles enable trigger e164_phone`
    await as(tx, rasa)`update public.profiles set phone = '20180000', city = 'Swansea'`
    expect(await tx`select phone, city from public.profiles where id = ${rasa.id}`).toEqual([
      {phone: '20180000', city: 'Swansea'},
    ])
  })
})
