import {createClient} from '@sanity/client'
import {createWorkspaceFromConfig, type SingleWorkspace} from 'sanity'

/** Texts by key. */
export type Texts = Record<string, string>

/** Texts by namespace. */
export type Bundles = Record<string, Texts>

/** What i18next holds once a Studio with this configuration runs in these languages. */
export async function textsOf<Language extends string>(
  config: SingleWorkspace,
  languages: Language[],
): Promise<Record<Language, Bundles>> {
  const {i18next} = (await workspaceOf(config)).__internal
  const namespaces = [i18next.options.ns ?? []].flat()
  const texts: Partial<Record<Language, Bundles>> = {}
  for (const language of languages) {
    // oxlint-disable-next-line no-await-in-loop -- i18next has one language at a time.
    await i18next.changeLanguage(language)
    texts[language] = Object.fromEntries(
      namespaces.map((namespace) => [namespace, i18next.getResourceBundle(language, namespace) ?? {}]),
    )
  }
  return texts as Record<Language, Bundles>
}

/** The Studio as the configuration makes it, for an administrator. Nothing is asked of a server. */
export const workspaceOf = ({projectId, dataset, ...config}: SingleWorkspace) =>
  createWorkspaceFromConfig({
    ...config,
    projectId,
    dataset,
    currentUser: {
      id: 'administrator',
      name: 'Ona Petraitė',
      email: 'ona@example.test',
      role: 'administrator',
      roles: [{name: 'administrator', title: 'Administrator'}],
    },
    getClient: () => createClient({projectId, dataset, apiVersion: '2025-02-19', useCdn: false}),
  })
