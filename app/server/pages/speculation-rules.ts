/** Where the rules are; browsers that know the header ask for them once. */
export const SPECULATION_RULES = '/speculation-rules.json'

/** Addresses of the shop that change nothing when they are asked for, and show their next page at once. Patterns as URLPattern has them. */
const READY_MADE = [
  '/events/:venue/list',
  '/events/:venue/detail/:event',
  '/events/:venue/reviews',
  '/orders/:venue/calendar',
  '/membership/:venue/join',
  '/membership/:venue/group/:group',
  '/membership/:venue/detail/:level',
  '/legal/:venue/:document',
]

/**
 * What a browser may get ready before it is pressed, as soon as a pointer rests on it or goes down: links to public pages, but for those that
 * choose a language or write a review. A page that is only got ready runs nothing: the starter waits until it is seen.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: READY_MADE.map(path => ({ pathname: path, search: '*' })) },
          { not: { href_matches: ['lang', 'rev', 'scene', 'ref'].map(name => ({ search: `*${name}=*` })) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
