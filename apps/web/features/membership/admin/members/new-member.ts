import type {EnteredMethod} from '@site/schemas/statuses/payment'
import type {ResolverResult} from 'react-hook-form'
import * as z from 'zod'
import {typedReceipt} from '#/features/payments/typed-movement.ts'
import {contact, faultsOf, type TypedContact} from './contact.ts'

/** What becomes of the fee of the first year. */
export const feeKinds = ['paid', 'awaited', 'honorary'] as const
type FeeKind = (typeof feeKinds)[number]

const newMember = z.discriminatedUnion('fee', [
  contact.extend({fee: z.literal('paid'), ...typedReceipt().shape}),
  contact.extend({fee: z.literal('awaited')}),
  contact.extend({fee: z.literal('honorary')}),
])

export type NewMember = z.output<typeof newMember>

export interface TypedMember extends TypedContact {
  fee: FeeKind
  pence: string
  on: string
  method: EnteredMethod
}

/** Reads the sum and the day only of a fee that is paid. */
export function readNewMember(typed: TypedMember): ResolverResult<TypedMember, NewMember> {
  const {data, error} = newMember.safeParse(typed)
  return data ? {values: data, errors: {}} : {values: {}, errors: faultsOf<TypedMember>(error)}
}
