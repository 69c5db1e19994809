import type {RunnerCategory} from '@site/schemas/statuses/registration'
import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {draftFor, type RegistrationFormProps} from '../form/use-registration-form.ts'
import {AdultForm} from './adult-form.tsx'
import {ChildrenForm} from './children-form.tsx'

/** Once one form succeeds, both are empty. */
export function RaceForms({event, onDone}: RegistrationFormProps) {
  const t = useTranslations('registrations.race')

  function finish() {
    for (const form of ['adult', 'children']) draftFor(form, event.eventKey).write(undefined)
    onDone()
  }

  return (
    <Tabs.Root defaultValue="adult" className="mt-4">
      <Tabs.List activateOnFocus className="grid grid-cols-2 border-b border-line">
        <Tab value="adult">{t('adult')}</Tab>
        <Tab value="child">{t('child')}</Tab>
      </Tabs.List>
      <Tabs.Panel value="adult" tabIndex={-1} className="mt-4 outline-none">
        <p className="text-muted">{t('adultText')}</p>
        <AdultForm event={event} onDone={finish} />
      </Tabs.Panel>
      <Tabs.Panel value="child" tabIndex={-1} className="mt-4 outline-none">
        <p className="text-muted">{t('childText')}</p>
        <ChildrenForm event={event} onDone={finish} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

function Tab({value, children}: {value: RunnerCategory; children: ReactNode}) {
  return (
    <Tabs.Tab
      value={value}
      className="min-h-12 border-b-3 border-transparent px-2 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-ink"
    >
      {children}
    </Tabs.Tab>
  )
}
