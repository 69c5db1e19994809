/**
 * Where links in texts may lead: to a page, an email address or a phone number. Others, such as `javascript:`, would run a
 * script or open a file.
 */
export const linkSchemes = ['http', 'https', 'mailto', 'tel']
