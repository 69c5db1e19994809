import type {LocaleDefinition, PluginOptions} from 'sanity'

/** Lithuanian for Sanity Studio: a plugin. What it does not translate appears in English. */
export declare const ltLTLocale: (
  options?: Partial<Pick<LocaleDefinition, 'title' | 'weekInfo'>>,
) => PluginOptions
