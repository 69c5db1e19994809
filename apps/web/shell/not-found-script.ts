export const notFoundScript = "console.error('404: ' + location.pathname)"
