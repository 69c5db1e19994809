import {people, person} from './community.ts'
import {
  fullName,
  initialName,
  labelled,
  printed,
  upper,
  type Label,
  type LabelledLine,
} from './labelled-line.ts'

const donation = (campaignId: string | null): Label => ({kind: 'donation', campaignId})

const trip = (eventKey: string): Label => ({kind: 'trip', eventKey})

const donors = [
  'Jonas Kazlauskas',
  'Siân Evans',
  'Olena Kovalenko',
  'Rūta Jones',
  'Tomas Butkus',
  'Danutė Gudaitienė',
]

const sums = [2000, 5000, 1000, 2500, 10_000, 1500]

export function gifts(): LabelledLine[] {
  const references = ['SIRDIS25', 'sirdis 25', 'AUKA SIRDIS25', 'SIRDIS25 THANK YOU']
  const heart = ['SIRDIS SIRDZIAI', 'Širdis širdžiai', 'HEART TO HEART', 'AUKA SIRDZIAI SIRDIS']
  const school = ['STOGAS26', 'MOKYKLELES STOGAS', 'ROOF FOR THE SCHOOL', 'MOKYKLELES STOGUI']
  const ukraine = [
    'UKRAINOS VAIKAMS',
    'CHILDREN OF UKRAINE',
    'AUKA UKRAINOS VAIKAMS',
    'DONATION UKRAINE CHILDREN',
  ]
  const general = ['DONATION', 'AUKA', 'PARAMA BENDRUOMENEI', 'GIFT', 'CHARITY DONATION', 'DOVANA']
  const named = (index: number) =>
    index % 2
      ? (['R MORGAN', 'HELEN PRICE', 'J DOE', 'SODRA UAB'][index % 4] ?? '')
      : upper(fullName(person(donors[index % 6] ?? '')))
  const each = (kind: string, words: string[], campaignId: string | null, count: number) =>
    Array.from({length: count}, (_, index) =>
      labelled(
        kind,
        printed(index, named(index), words[index % words.length] ?? ''),
        sums[index % 6] ?? 0,
        donation(campaignId),
        true,
      ),
    )
  return [
    ...each('gift with a campaign’s reference', references, 'heart', 14),
    ...each('gift with a campaign’s name', heart, 'heart', 8),
    ...each('gift with a campaign’s name', school, 'school', 8),
    ...each('gift with a campaign’s name', ukraine, 'ukraine', 8),
    ...each('gift', general, null, 16),
  ]
}

export function journeys(): LabelledLine[] {
  const words = ['KELIONE I TENBY', 'TENBY TRIP', 'TRIP TO TENBY 2 PPL', 'TENBY BUS', 'TENBY']
  const walks = ['SNOWDONIA WALK', 'ZYGIS SNOUDONAS', 'SNOWDONIA', 'WALK IN SNOWDONIA']
  return [
    ...Array.from({length: 10}, (_, index) =>
      labelled(
        'trip',
        printed(index, upper(initialName(person(donors[index % 6] ?? ''))), words[index % 5] ?? ''),
        [4500, 9000, 1500][index % 3] ?? 0,
        trip('tenby'),
        true,
      ),
    ),
    ...Array.from({length: 6}, (_, index) =>
      labelled(
        'trip',
        printed(index, ['P WATKINS', 'DAIVA LEWIS'][index % 2] ?? '', walks[index % 4] ?? ''),
        [1200, 2400][index % 2] ?? 0,
        trip('snowdon'),
        true,
      ),
    ),
  ]
}

export function ofBank(): LabelledLine[] {
  const ignore = (why: 'bankFee' | 'interest' | 'payout' | 'ownTransfer'): Label => ({kind: 'ignore', why})
  const stripe = [
    'STRIPE PAYMENTS UK STRIPE BGC',
    'FPI STRIPE STRIPE-A1B2C3',
    'CR STRIPE PAYMENTS EUROPE LTD',
    'BAC STRIPE PAYMENTS UK LTD , STRIPE , FP 12/11/26 10',
    'STRIPE L6Q9T7 BGC',
    'Bank credit STRIPE STRIPE PAYOUT',
    'FASTER PAYMENTS RECEIPT REF.STRIPE FROM STRIPE PAYMENTS UK LTD',
    'STRIPE TECHNOLOGY EUROPE LTD STRIPE FASTER PAYMENT',
  ]
  return [
    ...stripe.map((text, index) =>
      labelled('payout of Stripe', text, 12_345 + 1_111 * index, ignore('payout')),
    ),
    labelled('payout of Stripe that is not known', 'STRIPE PAYMENTS UK LTD', 987_654, null, true),
    ...[
      'GOCARDLESS LTD GC-AB12',
      'SUMUP PAYMENTS LTD PID1234',
      'PAYPAL TRANSFER 5TY05013',
      'ZETTLE BY PAYPAL',
    ].map((text) => labelled('payout of another', text, 8210, null, true)),
    ...['M STRIPE MEMBERSHIP', 'STRIPE AND SONS LTD INV 22', 'JOHN STRIPE STRIPE DRIVE'].map((text) =>
      labelled('called like Stripe', text, 1500, null, true),
    ),
    ...[
      'ACCOUNT CHARGES',
      'MONTHLY FEE SRVCHG',
      'CHG CHARGES TO 31OCT',
      'COMMISSION FOR PERIOD',
      'BANK CHARGES',
      'UNPAID ITEM FEE',
    ].map((text, index) => labelled('bank fee', text, -650 - index, ignore('bankFee'), true)),
    ...['GROSS INTEREST', 'INTEREST PAID 31OCT', 'CREDIT INTEREST', 'INTEREST (GROSS)'].map((text, index) =>
      labelled('interest', text, 12 + index, ignore('interest'), true),
    ),
    ...['TRANSFER TO SAVINGS', 'TFR RESERVE ACCOUNT', 'TRANSFER FROM SAVINGS 12345678'].map((text, index) =>
      labelled('own transfer', text, index === 2 ? 50_000 : -50_000, ignore('ownTransfer'), true),
    ),
  ]
}

export function moneyOut(): LabelledLine[] {
  const some = people.filter(({state}) => state === 'paid' || state === 'cancelled').slice(0, 8)
  return [
    ...some.map((member, index) =>
      labelled(
        'refund to a member',
        `FPO ${upper(fullName(member))} ${['REFUND', 'GRAZINIMAS', member.reference, 'REFUND OF FEE'][index % 4] ?? ''}`.replace(
          'REFUND OF FEE',
          'REFUND',
        ),
        -1500,
        {kind: 'refundOf', member},
        true,
      ),
    ),
    ...['FPO A STRANGER REFUND', 'BILL PAYMENT TO M OWENS REF REFUND TENBY'].map((text) =>
      labelled('refund to somebody', text, -4500, {kind: 'refundOf', member: null}, true),
    ),
    ...[
      'DD WATER BOARD',
      'FPO HALL HIRE NOV',
      'CARD PAYMENT TESCO STORES 3321',
      'SO RENT ST MARYS',
      'DD ZURICH INSURANCE',
      'FPO PRINTING CO INV 2231',
      'CHQ 000123',
      'BP BAKERY CAKES',
    ].map((text, index) =>
      labelled('a bill', text, -2650 * (index + 1), {kind: 'ignore', why: 'other'}, true),
    ),
    ...['RETURNED PAYMENT HALL HIRE', 'REFUND TESCO STORES', 'REVERSAL DD WATER BOARD'].map((text) =>
      labelled('money back', text, 2650, null, true),
    ),
  ]
}
