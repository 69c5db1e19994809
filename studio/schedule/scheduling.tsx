import {definePlugin} from 'sanity'
import {setClockBySite} from '../time/site-clock.ts'
import {scheduleAction} from './schedule-action.tsx'
import {scheduledBadge} from './scheduled-badge.ts'
import {ScheduledProvider} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'

void setClockBySite()

/**
 * Publishing and unpublishing at a set time, on every plan of Sanity: the Studio stores when, and the edge function
 * `publish-scheduled` does it.
 */
export const scheduling = definePlugin({
  name: 'scheduling',
  document: {
    actions: (actions) => [...actions, scheduleAction],
    badges: (badges) => [...badges, scheduledBadge],
  },
  studio: {
    components: {layout: (props) => <ScheduledProvider>{props.renderDefault(props)}</ScheduledProvider>},
  },
  i18n: {bundles: scheduleTexts.bundles},
})
