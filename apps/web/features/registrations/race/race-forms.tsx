import {Tabs} from '@base-ui/react/tabs'
import {useTranslations} from 'next-intl'
import {HalfTab, TabPanel} from '#/ui/controls/tabs.tsx'
import type {Registered} from '../form/sent-registration.tsx'
import {draftFor, type RegistrationFormProps} from '../form/use-registration-form.ts'
import {AdultForm} from './adult-form.tsx'
import {ChildrenForm} from './children-form.tsx'

/** Once one form succeeds, both are empty. */
export function RaceForms({event, placesLeft, onDone}: RegistrationFormProps) {
  const t = useTranslations('registrations.race')

  function finish(registered: Registered) {
    for (const form of ['adult', 'children']) draftFor(form, event.eventKey).write(undefined)
    onDone(registered)
  }

  return (
    <Tabs.Root defaultValue="adult" className="mt-4">
      <Tabs.List activateOnFocus className="flex flex-wrap border-b border-line">
        <HalfTab value="adult">{t('adult')}</HalfTab>
        <HalfTab value="child">{t('child')}</HalfTab>
      </Tabs.List>
      <TabPanel value="adult" className="mt-4">
        <p className="text-muted">{t('adultText')}</p>
        <AdultForm {...{event, placesLeft}} onDone={finish} />
      </TabPanel>
      <TabPanel value="child" className="mt-4">
        <p className="text-muted">{t('childText')}</p>
        <ChildrenForm {...{event, placesLeft}} onDone={finish} />
      </TabPanel>
    </Tabs.Root>
  )
}
