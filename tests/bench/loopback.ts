/** @throws {Error} unless `url` is on this machine: nobody else asked to be measured */
export function requireLoopback(url: string): void {
  const {hostname} = new URL(url)
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname))
    throw new Error(`Benchmarks measure this machine only, and ${hostname} is another.`)
}
