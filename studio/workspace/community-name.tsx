import {useEffect} from 'react'
import {definePlugin, type LayoutProps, useClient} from 'sanity'
import {rememberName} from './workspace-title.ts'

/** The Studio has the name in the site's settings as its title, a changed one from the next visit on. */
export const communityName = definePlugin({
  name: 'community-name',
  studio: {components: {layout: RememberName}},
})

function RememberName(props: LayoutProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  useEffect(() => {
    client
      .fetch<unknown>('*[_type == "siteSettings"][0].name{lt, en}', {}, {perspective: 'published'})
      .then(rememberName, () => undefined)
  }, [client])
  return props.renderDefault(props)
}
