export const now = (env: {SITE_CLOCK?: string | undefined}) => new Date(env.SITE_CLOCK ?? Date.now())
