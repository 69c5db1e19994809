import {emailAddress, optionalEmailAddress} from '@site/schemas/form-fields/email-address'
import {personLanguage, personName} from '@site/schemas/form-fields/person'
import {optionalPhoneNumber} from '@site/schemas/form-fields/phone-number'
import {optionalText} from '@site/schemas/form-fields/text'
import type {Language} from '@site/schemas/languages'
import type {FieldError, FieldErrors, FieldValues} from 'react-hook-form'
import * as z from 'zod'
import type {Member} from './member.ts'

/** The column has room for as many. */
export const MOST_ADDRESS_CHARACTERS = 500

/** What is known of a member; only the name is required. */
export const contact = z.object({
  firstName: personName,
  lastName: personName,
  email: optionalEmailAddress,
  phone: optionalPhoneNumber,
  postalAddress: optionalText(MOST_ADDRESS_CHARACTERS),
  locale: personLanguage,
})

/** The phone is in E.164. Null stands for nothing. */
export type Contact = z.output<typeof contact>

type TypedText = Record<Exclude<keyof Contact, 'locale'>, string>

export interface TypedContact extends TypedText {
  locale: Language
}

export const contactFields = Object.keys(contact.shape) as (keyof Contact)[]

export const unknownContact: TypedContact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  postalAddress: '',
  locale: 'lt',
}

export const contactOf = (member: Member): TypedContact => ({
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email ?? '',
  phone: member.phone ?? '',
  postalAddress: member.postalAddress ?? '',
  locale: member.language,
})

/** The first fault of each field, as React Hook Form expects it. */
export function faultsOf<Typed extends FieldValues>(error: z.ZodError | undefined): FieldErrors<Typed> {
  const faults = (error?.issues ?? []).map(({path, message}): [string, FieldError] => [
    String(path[0]),
    {type: 'validate', message},
  ])
  return Object.fromEntries(faults.toReversed()) as FieldErrors<Typed>
}

/** What is left out stays. */
export type Correction = Partial<Contact>

/** Reads what was changed, as it is stored. What was left as it is need not be right. */
export function readCorrection(typed: TypedContact, known: TypedContact) {
  const changed = contactFields.filter((field) => typed[field] !== known[field])
  const mask = Object.fromEntries(changed.map((field) => [field, true]))
  return contact.pick(mask as Record<keyof Contact, true>).safeParse(typed)
}

/** An address of which nobody knows whether it is complete yet is not searched for. */
export const completeEmail = (typed: string) => emailAddress.safeParse(typed).data ?? ''
