/**
 * How many milliseconds the end-to-end tests wait before they take something for hung. They are no assertion: a machine three
 * times slower stays below.
 */
export const timeLimits = {
  test: 180_000,
  /** For every expectation that states no other limit. */
  expectation: 30_000,
  /** Until a published change is on the site: at the latest with its look at all of the content, once a minute. */
  onSite: 90_000,
  /** For what the Studio shows, which is slow on a busy machine. */
  studio: 60_000,
  /** Until an email is in the inbox: the schedule that sends it runs every two seconds. */
  email: 60_000,
  /** For a try that is repeated until it succeeds. */
  oneTry: 3000,
}
