import {watchContent} from '#content-watch'

/** Next calls this once per process, before the first request. */
export function register(): void {
  void watchContent()
}
