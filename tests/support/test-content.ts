/**
 * Whether this is the path of what a test has published, whose key, slug or path begins with `e2e-`. It comes and goes while
 * other tests look.
 */
export const isOfTest = (path: string): boolean => /(^|\/)e2e-/.test(path)
