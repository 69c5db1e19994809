import {watchContent} from '#content-watch'

/** Called by Next once, before the first request. */
export function register(): void {
  void watchContent()
}
