'use client'

import {useTranslations} from 'next-intl'
import type {MemberFigures} from './report.ts'
import styles from './printed-report.module.css'

const lines = [
  ['atStart', ''],
  ['joined', '+'],
  ['lapsed', '−'],
  ['left', '−'],
  ['atEnd', ''],
] as const

interface MembersSectionProps {
  members: MemberFigures
  /** The year goes on: its end is today. */
  isRunning: boolean
}

/** What is added and taken off leads from the first number to the last. */
export function MembersSection({members, isRunning}: MembersSectionProps) {
  const t = useTranslations('admin.year.members')
  return (
    <div className="max-w-xl">
      <table
        className={`w-full rounded-card border border-line bg-raised [border-collapse:separate] [border-spacing:0] print:border-0 ${styles.dense} ${styles.ruled}`}
      >
        <caption className="mb-2 text-start font-serif text-h3 font-semibold">{t('title')}</caption>
        <tbody>
          {lines.map(([name, sign]) => (
            <tr key={name} className={sign === '' ? 'font-semibold' : ''}>
              <th scope="row" className="px-4 py-2 text-start font-normal">
                {t(name === 'atEnd' && isRunning ? 'now' : name)}
              </th>
              <td className="px-4 py-2 text-end tabular-nums">
                {sign && members[name] > 0 ? `${sign}${members[name]}` : members[name]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-muted">
        {t('renewed', {count: members.renewed})} {t('honorary', {count: members.honorary})}
        {members.households > 0 &&
          ` ${t('households', {count: members.households, persons: members.inHouseholds})}`}
      </p>
      <p className="mt-1 text-small text-muted print:hidden">{t('text')}</p>
    </div>
  )
}
