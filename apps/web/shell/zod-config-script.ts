/**
 * The head runs this before any schema is made. Zod otherwise tries whether it may compile schemas, which the
 * Content-Security-Policy refuses and browsers report. `z.config` would have each page load Zod.
 */
export const zodConfigScript = `self.__zod_globalConfig={jitless:true};`
