import {functionBodyBytes} from '@site/schemas/body-limits'

/** How large a body may be that is sent to a path such as `/functions/v1/<name>?query`. */
export const bytesOfFunction = (path: string): number =>
  functionBodyBytes(/^\/functions\/v1\/([^/?]+)/.exec(path)?.[1] ?? '')
