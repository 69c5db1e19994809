'use client'

import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {eventDate} from '#/time/format-date.ts'
import type {EmergencyContact} from '../records/registrations-admin-queries.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import {printedList, type PrintedPart, type PrintedPerson} from './printed-list.ts'
import type {Registration} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'

interface PrintedRegistrationsProps {
  event: EventOfRegistrations
  registrations: readonly Registration[]
  orders: readonly TicketOrder[]
  contacts: readonly EmergencyContact[] | undefined
}

export function PrintedRegistrations({event, registrations, orders, contacts}: PrintedRegistrationsProps) {
  const t = useTranslations('admin.registrations.print')
  const locale = useLocale()
  const {key, title, startsAt, endsAt} = event
  const parts = printedList(registrations, orders)
  const persons = parts.flatMap((part) => part.persons)
  const columns = {
    hasAges: persons.some(({age}) => age !== null),
    hasPeople: persons.some(({people}) => people > 1),
    contacts: contacts?.length ? contacts : undefined,
  }
  return (
    <section className="hidden print:block">
      <h2 className="text-h2">{localizeText(title, locale) || key}</h2>
      {startsAt && <p className="text-lead">{eventDate(startsAt, endsAt, locale).line}</p>}
      {parts.map((part) => (
        <PartTable key={part.name} part={part} {...columns} />
      ))}
      {!contacts && <p className="mt-4">{t('withoutContacts', {button: t('button')})}</p>}
      <p className="mt-4 text-muted">{t('destroy')}</p>
    </section>
  )
}

interface Columns {
  hasAges: boolean
  hasPeople: boolean
  contacts: readonly EmergencyContact[] | undefined
}

function PartTable({part, ...columns}: Columns & {part: PrintedPart}) {
  const t = useTranslations('admin.registrations')
  const people = useTranslations('admin.attendance')
  const headings = [
    t('column.name'),
    columns.hasAges && t('csv.column.age'),
    columns.hasPeople && t('field.people'),
    t('field.phone'),
    columns.contacts && t('print.emergency'),
    t('print.notes'),
    t('csv.column.came'),
  ]
  return (
    <>
      <h3 className="mt-6 text-h3">
        {t(`print.part.${part.name}`)}: {people('people', {count: part.people})}
      </h3>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-start align-bottom *:pe-3 *:pb-1 *:text-start *:font-semibold">
            {headings
              .filter((heading) => typeof heading === 'string')
              .map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {part.persons.map((person) => (
            <PersonRow key={person.id} person={person} isExpected={part.name === 'expected'} {...columns} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface PersonRowProps extends Columns {
  person: PrintedPerson
  isExpected: boolean
}

function PersonRow({person, isExpected, hasAges, hasPeople, contacts}: PersonRowProps) {
  const t = useTranslations('admin.registrations')
  const attendance = useTranslations('admin.attendance')
  const {name, age, people, registeredBy, contact, shownStatus, isConsentMissing, notes, came} = person
  const inEmergency = contacts?.find(({runnerId}) => runnerId === person.runnerId)
  return (
    <tr className="border-b border-line align-top *:py-2 *:pe-4">
      <th scope="row" className="min-w-[36mm] text-start font-semibold wrap-break-word">
        {name || attendance('nameless')}
      </th>
      {hasAges && <td>{age}</td>}
      {hasPeople && <td>{people}</td>}
      <td className="min-w-[32mm] wrap-anywhere">
        {contact}
        {registeredBy && <span className="block text-muted">{registeredBy}</span>}
      </td>
      {contacts && (
        <td className="min-w-[32mm] wrap-anywhere">
          {inEmergency?.phone}
          {inEmergency?.name && <span className="block text-muted">{inEmergency.name}</span>}
        </td>
      )}
      <td className="w-1/2 wrap-anywhere">
        {shownStatus !== 'registered' && (
          <strong className="block font-semibold">{t(`status.${shownStatus}`)}</strong>
        )}
        {isConsentMissing && <strong className="block font-semibold">{t('mark.consent')}</strong>}
        <span className="whitespace-pre-line">{notes}</span>
      </td>
      <td>
        {isExpected && (
          <span className="inline-flex size-[1.4em] items-center justify-center border border-ink">
            {came && '✓'}
          </span>
        )}
      </td>
    </tr>
  )
}
