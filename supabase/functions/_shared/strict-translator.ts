import {createTranslator} from 'use-intl/core'

/** A translator that throws what is wrong with a message, so that nobody reads “undefined” or the name of a text. */
export const strictTranslator: typeof createTranslator = (config) =>
  createTranslator({
    ...config,
    onError: (error) => {
      throw error
    },
  })
