import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {functionsOf} from './catalog/read-catalog.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {addPerson, personIn, secretaryIn} from './households.ts'
import {importRows} from './imports.ts'
import {applicant, daysAgo, memberByCard, membershipOf, renew} from './money.ts'
import {confirmed, giveRole, type Person, signUp} from './people.ts'

const foreign = {firstName: 'Tomas', lastName: 'Tomaitis'}
const other = {firstName: 'Rasa', lastName: 'Rasaitė'}

interface Try {
  caller: Person
  /** It belongs to a confirmed account of `foreign`, which has no membership. */
  address: string
  /** Has no address and no account. */
  membership: string
  key: ReturnType<typeof randomUUID>
}

type Way = (tx: Transaction, about: Try) => Promise<unknown>

const json = (value: object) => JSON.stringify(value)
const add = (tx: Transaction, {caller, key}: Try, member: object) =>
  as(tx, caller)`select public.add_member(${json(member)}::text::jsonb, ${key})`
const correct = (tx: Transaction, {caller, membership}: Try, correction: object) =>
  as(tx, caller)`select public.correct_member(${membership}, ${json(correction)}::text::jsonb)`
const merge = (tx: Transaction, {caller}: Try, kept: string, duplicate: string) =>
  as(tx, caller)`select public.merge_memberships(${kept}, ${duplicate})`

async function memberOfAccount(tx: Transaction, {address}: Try) {
  await memberByCard(tx, undefined, applicant({...foreign, email: address}))
  const {id, user_id: account} = await membershipOf(tx, address)
  expect(account).not.toBeNull()
  return id
}

/** How somebody could bring a membership under the address or the account of another person. */
const ways: Record<string, Record<string, Way>> = {
  add_member: {
    'a new member with another name': (tx, about) => add(tx, about, {...other, email: about.address}),
    'a new member, in capitals': (tx, about) =>
      add(tx, about, {...other, email: about.address.toUpperCase()}),
  },
  add_household_person: {
    'for whom somebody pays': (tx, {caller, membership, address, key}) =>
      addPerson(tx, caller, membership, {email: address}, key),
  },
  correct_member: {
    address: (tx, about) => correct(tx, about, {email: about.address}),
    'name and address': (tx, about) => correct(tx, about, {...foreign, email: about.address}),
    'name, then address': async (tx, about) => {
      await correct(tx, about, foreign)
      await correct(tx, about, {email: about.address})
    },
  },
  merge_memberships: {
    'into the member whose account it is': async (tx, about) =>
      merge(tx, about, await memberOfAccount(tx, about), about.membership),
    'with the account of the duplicate': async (tx, about) =>
      merge(tx, about, about.membership, await memberOfAccount(tx, about)),
    'renamed before': async (tx, about) => {
      await correct(tx, about, foreign)
      await merge(tx, about, about.membership, await memberOfAccount(tx, about))
    },
    'with a member added for it': async (tx, about) => {
      await add(tx, about, {...foreign, email: about.address})
      await merge(tx, about, (await membershipOf(tx, about.address)).id, about.membership)
    },
    'with somebody of another name at the address': async (tx, about) =>
      merge(tx, about, about.membership, await personIn(tx, 'Jonas', about.address)),
  },
  import_members: {
    'a new row': (tx, {caller, address, key}) =>
      importRows(tx, caller, [{add: {...other, email: address}}], {key}),
    'a change': (tx, {caller, address, membership, key}) =>
      importRows(tx, caller, [{id: membership, change: {email: address}}], {key}),
    'a change of the name too': (tx, {caller, address, membership, key}) =>
      importRows(tx, caller, [{id: membership, change: {...foreign, email: address}}], {key}),
  },
  decide_payment: {
    'another person at the address': async (tx, {caller, address}) => {
      const {submission} = await memberByCard(tx, daysAgo(20))
      const paymentId = await renew(tx, submission, daysAgo(10))
      await as(tx, caller)`
        select public.decide_payment(${paymentId}, 'another_person', ${json({...other, email: address})}::text::jsonb)`
    },
  },
}

/** What who keeps the members may call besides: why no membership comes to another address or account by it. */
const harmless: Record<string, string> = {
  add_import_part: 'keeps rows until import_members() takes them',
  cancel_membership: 'takes one membership',
  invite_imported_members: 'takes an import',
  invite_member: 'takes one membership',
  mark_deceased: 'takes one membership',
  record_fee: 'takes one membership',
  save_newsletter_draft: 'takes no person',
  delete_newsletter_draft: 'takes no person',
  resume_newsletter: 'takes no person',
  stop_newsletter: 'takes no person',
  unschedule_newsletter: 'takes no person',
  retry_failed_email: 'is an admin’s',
  settle_bank_lines: 'books to members that are there',
  set_honorary: 'takes one membership',
  set_household:
    'leaves to each person address, account and payments (decision 060 says what the payer sees)',
  set_household_payer: 'as set_household()',
  undo_member_import: 'takes an import, and gives back no address: an import changes only a missing one',
}

interface Source {
  name: string
  source: string
}

/** Whether a function, or one that it calls, has a text. */
function hasInside(sources: Source[], text: RegExp) {
  const search = (name: string, seen: Set<string>): boolean => {
    if (seen.has(name)) return false
    seen.add(name)
    const source = sources.filter((each) => each.name === name).map((each) => each.source)
    const called = source.join(' ').matchAll(/(?:private|public)\.(\w+)\(/g)
    return text.test(source.join(' ')) || [...called].some(([, inner = '']) => search(inner, seen))
  }
  return (name: string) => search(name, new Set())
}

test('every function that could do it is tried, or said to be harmless', async () => {
  const sources = await database<(Source & {writes: boolean})[]>`
    select proname as name, prosrc as source, provolatile = 'v' as writes from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`
  const writing = new Set(sources.filter(({writes}) => writes).map(({name}) => name))
  const isAboutMembers = hasInside(sources, /require_member_keeper|insert into public\.memberships/)
  const open = (await functionsOf('public')).filter(({callers}) => callers.includes('authenticated'))
  const found = open
    .map(({name}) => name.split('(')[0] ?? '')
    .filter((name) => writing.has(name) && isAboutMembers(name))
  expect(found.toSorted()).toEqual([...Object.keys(ways), ...Object.keys(harmless)].toSorted())
})

const refusals = ['account_of_another', 'membership_of_account']

describe.each(Object.entries(ways))('%s does not bring to the account of another', (name, each) => {
  const roles = name === 'decide_payment' ? (['treasurer'] as const) : (['secretary', 'treasurer'] as const)

  async function tried(tx: Transaction, way: Way, role: 'secretary' | 'treasurer' | 'admin') {
    await tx`select private.lock_money()`
    const caller = await giveRole(tx, await signUp(tx, 'Sigita'), role)
    const account = await confirmed(tx, await signUp(tx, foreign.firstName, {last_name: foreign.lastName}))
    const membership = await personIn(tx)
    return way(tx, {caller, membership, address: account.email, key: randomUUID()})
  }

  test.each(Object.entries(each))('%s', async (_, way) => {
    for (const role of roles) {
      await rolledBack(async (tx) => {
        const failure = await tried(tx, way, role).then(
          () => null,
          (error: {detail: string}) => error.detail,
        )
        expect(refusals).toContain(failure)
      })
    }
    await rolledBack(async (tx) => {
      await tried(tx, way, 'admin')
    })
  })
})

test('a new member may have the name and address of an account, whose membership it becomes', async () => {
  for (const enter of [
    (tx: Transaction, secretary: Person, member: object) =>
      as(tx, secretary)`select public.add_member(${json(member)}::text::jsonb, ${randomUUID()})`,
    (tx: Transaction, secretary: Person, member: object) => importRows(tx, secretary, [{add: member}]),
  ]) {
    await rolledBack(async (tx) => {
      const secretary = await secretaryIn(tx)
      const {id, email} = await confirmed(tx, await signUp(tx, 'Tomas', {last_name: 'Tomaitis'}))
      await enter(tx, secretary, {...foreign, email})
      expect(await membershipOf(tx, email)).toMatchObject({user_id: id})
    })
  }
})

test('people give their own membership another address, also secretaries', async () => {
  await rolledBack(async (tx) => {
    const secretary = await confirmed(
      tx,
      await giveRole(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'}), 'secretary'),
    )
    await memberByCard(tx, undefined, applicant({...other, email: secretary.email}))
    const later = await confirmed(tx, await signUp(tx, 'Ona', {last_name: 'Onaitė'}))
    const {id} = await membershipOf(tx, secretary.email)
    await as(tx, secretary)`select public.correct_member(${id}, ${json({email: later.email})}::text::jsonb)`
    expect(await membershipOf(tx, later.email)).toMatchObject({id, user_id: secretary.id})
  })
})
