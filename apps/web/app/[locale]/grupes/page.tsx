import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {Comments} from '#/features/comments/comments.tsx'
import {AboutGroups, HowToJoinGroup} from '#/features/groups/about-groups.tsx'
import {GroupCard} from '#/features/groups/group-card.tsx'
import {getGroups, getGroupsPage} from '#/features/groups/groups-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'

type Props = PageProps<'/[locale]/grupes'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [page, t] = await Promise.all([getGroupsPage(), getTranslations({locale, namespace: 'group'})])
  return pageMetadata({
    locale,
    path: '/grupes',
    image: await getPagePicture('/grupes'),
    title: page?.title ?? t('title'),
    description: page?.text,
    seo: page?.seo,
  })
}

export default async function GroupsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, groups, settings, t] = await Promise.all([
    getGroupsPage(),
    getGroups(),
    getSiteSettings(),
    getTranslations('group'),
  ])
  return (
    <>
      <PageHeading
        title={page?.title ? <LocalizedText text={page.title} /> : t('title')}
        intro={page?.text && <LocalizedText text={page.text} />}
      />
      <section aria-labelledby="groups" className="frame">
        <h2 id="groups" className="sr-only">
          {t('list')}
        </h2>
        {groups.length === 0 && <p className="text-lead">{t('empty')}</p>}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map((group, index) => (
            <li key={group._id} className="@container sm:max-lg:last:odd:col-span-2">
              <GroupCard group={group} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <HowToJoinGroup steps={page?.steps ?? null} />
      <AboutGroups page={page} email={page?.email ?? settings?.contacts?.email ?? null} />
      <div className="frame pt-16 empty:hidden">
        {page?.eventKey && <Comments eventKey={page.eventKey} />}
      </div>
    </>
  )
}
