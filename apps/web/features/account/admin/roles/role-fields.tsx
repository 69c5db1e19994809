'use client'

import {roles, type Role} from '@site/schemas/roles'
import {useTranslations} from 'next-intl'
import {useId, type ReactNode} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {givableEventsQuery} from './roles-queries.ts'
import {EventTitle} from './event-title.tsx'
import {type HeldRoles, toggled} from './roles-change.ts'

interface RoleFieldsProps {
  ticked: HeldRoles
  onTick: (ticked: HeldRoles) => void
}

export function RoleFields({ticked, onTick}: RoleFieldsProps) {
  const t = useTranslations('admin.roles')

  function tick(role: Role, isTicked: boolean) {
    onTick({...ticked, roles: toggled(ticked.roles, role, isTicked)})
  }

  return (
    <fieldset className="mt-5 grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{t('legend')}</legend>
      {roles.map((role) => (
        <div key={role}>
          <Tick
            isTicked={ticked.roles.includes(role)}
            hint={t(`may.${role}`)}
            onTick={(isTicked) => tick(role, isTicked)}
          >
            <strong className="font-semibold">{t(`name.${role}`)}</strong>
          </Tick>
          {role === 'organiser' && ticked.roles.includes(role) && (
            <EventFields events={ticked.events} onTick={(events) => onTick({...ticked, events})} />
          )}
        </div>
      ))}
    </fieldset>
  )
}

interface EventFieldsProps {
  events: readonly string[]
  onTick: (events: string[]) => void
}

function EventFields({events: ticked, onTick}: EventFieldsProps) {
  const t = useTranslations('admin.roles')
  const {data: events, error, reload} = useSettledQuery(givableEventsQuery)
  return (
    <fieldset className="ms-8 mt-2 min-w-0 rounded-soft border border-line px-3 pb-2">
      <legend className="px-1 text-small font-semibold">{t('events')}</legend>
      {error ? (
        <p role="alert" className="py-2">
          {t('eventsFailed')}{' '}
          <button type="button" onClick={() => void reload()} className="text-link min-h-11 font-semibold">
            {t('retry')}
          </button>
        </p>
      ) : !events ? (
        <p className="py-2 text-muted">{t('loading')}</p>
      ) : events.length === 0 ? (
        <p className="py-2 text-muted">{t('noEvents')}</p>
      ) : (
        <div className="max-h-64 overflow-y-auto">
          {events.map((event) => (
            <Tick
              key={event.key}
              isTicked={ticked.includes(event.key)}
              onTick={(isTicked) => onTick(toggled(ticked, event.key, isTicked))}
            >
              <EventTitle event={event} />
            </Tick>
          ))}
        </div>
      )}
      {events && <p className="border-t border-line py-2 text-small text-muted">{t('drafts')}</p>}
    </fieldset>
  )
}

interface TickProps {
  isTicked: boolean
  hint?: string
  onTick: (isTicked: boolean) => void
  children: ReactNode
}

function Tick({isTicked, hint, onTick, children}: TickProps) {
  const id = useId()
  return (
    <>
      <Choice
        type="checkbox"
        checked={isTicked}
        onChange={({target}) => onTick(target.checked)}
        aria-describedby={hint === undefined ? undefined : id}
        className="py-1"
      >
        {children}
      </Choice>
      {hint !== undefined && (
        <p id={id} className="-mt-1.5 flex flex-wrap text-small text-muted before:w-8">
          <span className="flex-[1_1_min-content]">{hint}</span>
        </p>
      )}
    </>
  )
}
