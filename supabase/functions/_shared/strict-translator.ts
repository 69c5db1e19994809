import {createTranslator} from 'use-intl/core'

/** Throws on a faulty message, so that nobody reads “undefined” or the key of a text. */
export const strictTranslator: typeof createTranslator = (config) =>
  createTranslator({
    ...config,
    onError: (error) => {
      throw error
    },
  })
