import {randomUUID} from 'node:crypto'
import {expect, test} from 'vitest'
import {as, refused, service, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {address, person, secretaryIn, yearTo, type Fields, type Imported} from './imports.ts'
import {giveRole, signUp} from './people.ts'

const addPart = async (tx: Transaction, caller: Caller, rows: Fields[]) => {
  const [part] = await as(tx, caller)<{digest: string}>`
    select public.add_import_part(${JSON.stringify(rows)}::text::jsonb) as digest`
  return part?.digest ?? ''
}

const importList = async (tx: Transaction, caller: Caller, list: Fields, key: string = randomUUID()) => {
  const [row] = await as(tx, caller)<{imported: Imported}>`
    select public.import_members(${JSON.stringify({fileName: 'nariai.csv', skipped: 0, ...list})}::text::jsonb, ${key}) as imported`
  return row?.imported
}

const listOf = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    line: index + 2,
    add: person({email: address()}),
    year: yearTo(100),
  }))

const left = async (tx: Transaction) => (await tx`select from private.member_import_parts`).length

test('a list in parts is imported whole, once, and leaves no part behind, however often each is sent', async () => {
  await rolledBack(async (tx) => {
    const [secretary, rows, key] = [await secretaryIn(tx), listOf(5), randomUUID()]
    const payer = rows[0]?.line
    const send = async () => {
      const parts: string[] = []
      for (const part of [rows.slice(0, 2), rows.slice(2)]) {
        await addPart(tx, secretary, part)
        parts.push(await addPart(tx, secretary, part))
      }
      return importList(tx, secretary, {parts, households: [{payer: {line: payer}, lines: [6]}]}, key)
    }
    const imported = await send()
    expect(imported).toMatchObject({added: 5, changed: 0})
    expect(await left(tx)).toBe(0)
    // The answer did not come, so the page sends all of it again.
    expect(await send()).toEqual(imported)
    const members = await tx`
      select email, household_id is not null as shares from public.memberships where import_id = ${imported?.id ?? ''} order by email`
    expect(members).toEqual(
      rows
        .map(({line, add}) => ({email: add.email, shares: [2, 6].includes(line)}))
        .toSorted((one, other) => (one.email < other.email ? -1 : 1)),
    )
  })
})

test('a list of which a part is missing, or is that of somebody else, is refused whole', async () => {
  await rolledBack(async (tx) => {
    const [secretary, [first, second]] = [await secretaryIn(tx), listOf(2)]
    if (!first || !second) throw new Error('There are two rows')
    const other = await giveRole(tx, await signUp(tx), 'secretary')
    const parts = [await addPart(tx, secretary, [first]), await addPart(tx, other, [second])]
    await expect(importList(tx, secretary, {parts})).rejects.toMatchObject({code: 'PT400'})
    expect(await tx`select from private.member_imports where created_by = ${secretary.id}`).toEqual([])
  })
})

test('parts are kept for those who import, 20 at most, and for a day', async () => {
  await rolledBack(async (tx) => {
    const [secretary, [row]] = [await secretaryIn(tx), listOf(1)]
    const user = await signUp(tx)
    await expect(addPart(tx, user, [{...row}])).rejects.toMatchObject(refused)
    await expect(addPart(tx, secretary, [])).rejects.toMatchObject({code: 'PT400'})
    for (let line = 2; line < 22; line++) await addPart(tx, secretary, [{...row, line}])
    await addPart(tx, secretary, [{...row, line: 21}])
    await expect(addPart(tx, secretary, [{...row, line: 22}])).rejects.toMatchObject({code: 'PT429'})
    await tx`update private.member_import_parts set created_at = now() - interval '25 hours'`
    await as(tx, service)`select public.purge_member_imports()`
    expect(await left(tx)).toBe(0)
  })
})
