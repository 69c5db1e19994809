import type {Language} from '@site/schemas/languages'
import {describe, expect, test} from 'vitest'
import {exampleCommunity, exampleEmailData} from '../../_testing/example-email-data.ts'
import {moneyData} from './money-data.ts'
import {renderEmail, type RenderedEmail} from './render-email.ts'

type Template = keyof typeof moneyData

const urls = {
  community: exampleCommunity,
  siteUrl: 'https://example.org',
  functionsUrl: 'https://api.example.org/functions/v1',
}
const reasons = ['amount', 'currency', 'other_sum', 'second_fee', 'nobody'] as const
const evil = {firstName: 'www.evil.example', lastName: 'https://evil.example/p'}

function rendered(template: Template, changes: object = {}, language: Language = 'lt'): RenderedEmail {
  const data = {...exampleEmailData(template, language), ...changes}
  const rendering = renderEmail({template, language, data, ...urls})
  if (!rendering.ok) throw new Error(rendering.error)
  return rendering.email
}

/** With plain spaces, as one types it. */
const textOf = (...given: Parameters<typeof rendered>) => rendered(...given).text.replaceAll('\u00a0', ' ')

describe.each(Object.keys(moneyData) as Template[])('the email %s', (template) => {
  test('has no link in a name, a reference or the name of a campaign', () => {
    const name = 'https://evil.example/p'
    const {subject, text, html} = rendered(template, {
      ...evil,
      donorName: name,
      payer: name,
      reference: `${name} Membership`,
      campaign: {lt: name, en: null},
    })
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|:\/\/evil/)
  })

  test.each(['lt', 'en'] as const)('has one full stop at the end of a sentence in %s', (language) => {
    const dates = {validUntil: '2026-11-20T00:00:00+00:00', status: 'active'}
    const {text, html} = rendered(template, dates, language)
    expect(text + html).not.toMatch(/\.\./)
  })
})

describe('a membership that renews by card', () => {
  const renewing = {renewsAt: '2026-11-20T09:00:00+00:00', token: 'cd'.repeat(32)}
  const page = `https://example.org/naryste/pratesti?token=${renewing.token}`

  test.each(['membership-welcome', 'membership-renewed'] as const)(
    'is named in the receipt %s, with the day of the next charge and the page that ends it',
    (template) => {
      const text = textOf(template, renewing)
      expect(text).toContain('Kitą kartą nario mokestį nuskaičiuosime 2026 m. lapkričio 20 d. Likus')
      expect(text).toContain(page)
      expect(textOf(template)).not.toContain('pratesti')
    },
  )

  test('needs no other payment', () => {
    const text = textOf('membership-already-paid', renewing)
    expect(text).toContain('nuskaičiuosime 2026 m. lapkričio 20 d.')
    expect(text).not.toContain('priminsime')
  })

  test('has its next charge announced, with the former sum only if it was another', () => {
    expect(textOf('renewal-upcoming')).toContain('£18')
    expect(textOf('renewal-upcoming')).not.toContain('pasikeitė')
    expect(textOf('renewal-upcoming', {formerPence: 1500})).toContain('anksčiau mokėjote £15')
  })

  test('is reminded of, if the card is not charged this time, and the reminder says so', () => {
    const told = 'Šiemet iš kortelės nieko nenuskaičiuosime'
    expect(textOf('membership-reminder', {isSkipped: true})).toContain(told)
    expect(textOf('membership-reminder')).not.toContain(told)
  })

  test('hears when the card is tried again, or that it is not', () => {
    expect(textOf('renewal-failed')).toContain('Dar kartą bandysime 2026 m. lapkričio 23 d.')
    expect(textOf('renewal-failed', {nextAttemptAt: null})).toContain('Daugiau patys nebebandysime')
  })

  test.each(['member', 'organisers', 'failed', 'paid', 'refunded', 'cancelled', 'honorary'])(
    'hears why that ended: %s',
    (reason) => {
      const text = textOf('renewal-ended', {reason})
      expect(text.includes('galioja iki')).toBe(!['cancelled', 'honorary'].includes(reason))
    },
  )
})

describe('the email with tickets', () => {
  test('carries the calendar file of the event, in the reader’s language', () => {
    const {attachments} = rendered('tickets-confirmed', {}, 'en')
    expect(attachments).toMatchObject([{filename: 'kaledos-2025.ics'}])
    expect(attachments[0]?.content).toContain('SUMMARY:Lithuanian Christmas\r\n')
    expect(attachments[0]?.content).toContain('LOCATION:Hall\\, Cardiff\\, 1 Example Street\r\n')
  })

  test.each([{dateToBeConfirmed: true}, {start: null}])(
    'carries none without a certain date: %j',
    (fields) => {
      const {event} = exampleEmailData('tickets-confirmed', 'lt') as {event: object}
      expect(rendered('tickets-confirmed', {event: {...event, ...fields}}).attachments).toEqual([])
    },
  )

  test('says how many there are where nobody knows which, and has no button without a page', () => {
    const {event} = exampleEmailData('tickets-confirmed', 'lt') as {event: object}
    const text = textOf('tickets-confirmed', {items: [], buyer: null, event: {...event, path: null}})
    expect(text).toContain('Bilietai: 3\n')
    expect(text).not.toMatch(/Vardas, pavardė|Renginio puslapis/)
  })

  test('has no link in the name of the buyer', () => {
    expect(textOf('tickets-confirmed', {buyer: 'https://evil.example/p'})).not.toMatch(
      /evil\.example|:\/\/evil/,
    )
  })
})

describe('the email about a transfer', () => {
  test('says where to, how much, with which reference and until when', () => {
    const text = textOf('membership-transfer')
    expect(text).toContain('Suma: £15\n')
    expect(text).toContain('Sąskaitos numeris: 00000000\n')
    expect(text).toContain('Mokėjimo paskirtis: M482137\n')
    expect(text).toContain('Lauksime iki: 2026 m. sausio 19 d.\n')
  })

  test.each([null, undefined, {}, {accountName: 'VLB', sortCode: '00-00-00', accountNumber: ''}, 'VLB'])(
    'says how to get the account if the settings have %j',
    (bankDetails) => {
      const text = textOf('membership-transfer', {bankDetails})
      expect(text).toContain('Atsakykite į laišką, ir jį atsiųsime.')
      expect(text).toContain('Mokėjimo paskirtis: M482137\n')
      expect(text).not.toMatch(/Sąskaitos numeris|į šią sąskaitą/)
    },
  )

  test('says that the reference stays the same every year', () => {
    expect(textOf('membership-transfer')).toContain('kasmet ta pati')
  })
})

describe('a reminder', () => {
  test.each([
    [1, 'liko 1 diena'],
    [7, 'liko 7 dienos'],
    [21, 'liko 21 diena'],
    [30, 'liko 30 dienų'],
  ])('of %i days says: %s', (daysLeft, words) => {
    expect(rendered('membership-reminder', {daysLeft}).subject).toContain(words)
  })

  test.each(['membership-reminder', 'membership-expired'] as const)(
    'of the kind %s has the link that renews without a log-in, in its language',
    (template) => {
      const path = `naryste/pratesti?token=${'ab'.repeat(32)}`
      expect(textOf(template)).toContain(` https://example.org/${path}\n`)
      expect(textOf(template, {}, 'en')).toContain(` https://example.org/en/${path}\n`)
    },
  )

  test('names the last day with benefits, not the midnight after it', () => {
    expect(textOf('membership-expired')).toContain('iki 2026 m. gruodžio 19 d. imtinai')
  })

  test('offers a transfer only if there is an account', () => {
    expect(textOf('membership-reminder')).toContain('Sąskaitos numeris: 00000000')
    expect(textOf('membership-reminder', {bankDetails: null})).not.toContain('pavedimu')
  })
})

describe('the receipt of a fee', () => {
  test('has the link of the members’ group only if there is one', () => {
    const group = 'Uždara narių grupė jau jūsų laukia'
    expect(textOf('membership-welcome')).toContain(`${group}. Nuoroda skirta tik nariams`)
    for (const groupUrl of [null, undefined, 'javascript:alert(1)', 'nariai'])
      expect(textOf('membership-welcome', {groupUrl})).not.toContain(group)
  })

  test('is sent also when the membership was cancelled meanwhile', () => {
    const text = textOf('membership-renewed', {status: 'cancelled', memberSince: null, validUntil: null})
    expect(text).toContain('Ši narystė jau nutraukta')
    expect(text).not.toMatch(/pratęsta|galioja iki/)
  })

  test('does not call a year extended that is over already', () => {
    const text = textOf('membership-renewed', {status: 'expired'})
    expect(text).toContain('Jūsų narystė baigėsi 2026 m. lapkričio 20 d.')
    expect(text).not.toContain('pratęsta')
  })
})

describe('the answer to whoever has paid already', () => {
  test('says until when the membership is valid', () => {
    expect(textOf('membership-already-paid')).toContain('Jūsų narystė galioja iki 2026 m. lapkričio 20 d.')
  })

  test('says that a payment is being checked, and nothing of a membership', () => {
    const text = textOf('membership-already-paid', {isHeld: true, status: 'pending', validUntil: null})
    expect(text).toContain('Šį mokėjimą dar tikriname')
    expect(text).not.toContain('narystė')
  })
})

describe('the receipt of a donation', () => {
  test('needs no name and no campaign', () => {
    const text = textOf('donation-receipt', {donorName: undefined, campaign: {}})
    expect(text).not.toMatch(/Vardas|Kampanija/)
    expect(text).toContain('Gauta suma: £20,50\n')
  })

  test('names the campaign in the other language if this one has no name', () => {
    expect(textOf('donation-receipt', {campaign: {lt: 'Sodas'}}, 'en')).toContain('Campaign: Sodas\n')
  })
})

describe('an email about a payment', () => {
  test.each(reasons)('that is held (%s) says why, in both languages', (reason) => {
    const others = reasons.filter((other) => other !== reason)
    for (const language of ['lt', 'en'] as const) {
      const text = textOf('payment-held', {reason}, language)
      for (const other of others) expect(textOf('payment-held', {reason: other}, language)).not.toBe(text)
    }
  })

  test('in another currency says so', () => {
    const paid = {receivedPence: 2000, receivedCurrency: 'EUR', reason: 'currency'}
    expect(textOf('payment-held', paid)).toContain('Gauta suma: 20 EUR\n')
    const back = {...paid, refundedPence: 2000, takenBackPence: 2000}
    expect(textOf('payment-refunded', back)).toContain('Grąžinome 20 EUR į kortelę')
  })

  test('that went back says how, and what becomes of the membership', () => {
    const text = textOf('payment-refunded')
    expect(text).toContain('Grąžinome £15 į kortelę')
    expect(text).toContain('Jūsų narystė galioja iki 2026 m. lapkričio 20 d.\n')
    expect(textOf('payment-refunded', {method: 'bank_transfer'})).toContain('į jūsų banko sąskaitą')
  })

  test('that a dispute took back says so', () => {
    const text = textOf('payment-refunded', {refundedPence: 0, lostPence: 1500})
    expect(text).toContain('bankas susigrąžino £15.')
    expect(text).not.toContain('Grąžinome')
  })

  test('of which a part went back says how much so far, and that the rest counts', () => {
    const text = textOf('payment-partly-refunded')
    expect(text).toContain('jau grąžinome £5')
    expect(text).toContain('Likusi suma ir toliau yra jūsų auka')
    expect(text).not.toMatch(/naryst|mokest/i)
    const fee = {purpose: 'membership', status: 'active', validUntil: '2026-11-20T00:00:00+00:00'}
    expect(textOf('payment-partly-refunded', {...fee, refundedPence: 0, lostPence: 500})).toMatch(
      /bankas susigrąžino £5[^]*Nario mokestis lieka įskaitytas[^]*Jūsų narystė galioja iki/,
    )
  })

  test('that became another person’s says so without naming that one', () => {
    expect(textOf('payment-for-another')).toMatch(/kito žmogaus narystei[^]*Jūsų narystė galioja iki/)
  })

  test('that was a donation says nothing of a membership', () => {
    const donation = {purpose: 'donation', firstName: undefined, status: undefined, validUntil: undefined}
    expect(textOf('payment-refunded', donation)).not.toMatch(/naryst|metai/i)
  })

  test.each([
    ['pending', null, 'Narystė įsigalios, kai gausime nario mokestį.'],
    ['pending', '2027-11-20T00:00:00+00:00', 'jie baigsis 2027 m. lapkričio 20 d.'],
    ['grace', '2026-11-20T00:00:00+00:00', 'dar 30 dienų'],
    ['expired', '2026-11-20T00:00:00+00:00', 'Jūsų narystė baigėsi 2026 m. lapkričio 20 d.'],
    ['cancelled', null, 'Jūsų narystė šiuo metu negalioja.'],
  ])('leaves a membership %s until %s: %s', (status, validUntil, sentence) => {
    expect(textOf('membership-correction', {status, validUntil})).toContain(sentence)
  })
})

describe('what treasurers get', () => {
  const all = [...reasons, 'partial_refund', 'refund_failed', 'dispute', 'dispute_lost']

  test.each(all)('says why (%s), whose it is and where to decide', (reason) => {
    const text = textOf('money-attention', {reason})
    expect(text).toContain('Mokėtojas: Rasa Rasaitė\n')
    expect(text).toContain(
      ' https://example.org/admin?tab=payments&payment=7b0d3c86-36c5-4c74-9a0e-0c70bb9ee003\n',
    )
  })

  test('says something else for each reason', () => {
    for (const language of ['lt', 'en'] as const)
      expect(new Set(all.map((reason) => textOf('money-attention', {reason}, language))).size).toBe(
        all.length,
      )
  })

  test('needs no name', () => {
    expect(textOf('money-attention', {payer: null, purpose: 'ticket'})).not.toContain('Mokėtojas')
  })
})

test.each([
  ['change', 2000, '£20'],
  ['card', null, 'kitą kortelę'],
  ['resume', null, 'pristabdytą auką'],
] as const)('whoever asks to %s for a monthly gift reads what for', (action, wantedPence, words) => {
  expect(textOf('gift-confirm', {action, wantedPence})).toContain(words)
})
