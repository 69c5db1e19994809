/** Links in texts may not use other schemes: `javascript:` would run a script, and `file:` would open a file. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel']
