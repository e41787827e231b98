import { readdirSync } from 'node:fs'

const apiTests = readdirSync('tests/api').filter(name => name.endsWith('.test.ts'))
/** It starts commands built from the sources, and no mutant is in those. */
const NEVER = ['venue-cli.test.ts']
const drawsScreens = name =>
  /^(screens|pages|editor-pages|platform-screens|cart-panel|order-refusal|verification-by-email|member-record)\b/.test(
    name,
  )
const inApi = selects =>
  apiTests.filter(name => !NEVER.includes(name) && selects(name)).map(name => `tests/api/${name}`)
/** The contract as it is published, and files of venues that are refused: few, for most of its mutants run them all. */
const OF_THE_CONTRACT = ['published-contract', 'venue-file-faults']

/** Tests that open pages with their real loaders, and those of what the loaders share. */
const OF_LOADERS = ['app/{routes,session,pages}/**/*.test.ts', ...inApi(drawsScreens)]
/** The same, and the tests of what is drawn. */
const OF_SCREENS = ['app/{routes,session,pages,shell,ui}/**/*.test.{ts,tsx}', ...inApi(drawsScreens)]

/**
 * What is mutated together, and the tests that may notice it; two parts run beside each other, those that last longest first. What
 * is read when a file is loaded, as all of the contract is, cannot be told apart by test: each such mutant runs every test of its part.
 * The contract has few for that; elsewhere such mutants are left out.
 */
export const PARTS = [
  {
    name: 'rules',
    places: ['rules'],
    // A cart and an order in the words of the contract are priced by the rules.
    tests: ['{app/rules,theme}/**/*.test.ts', 'app/api/{carts,orders}/wire/*.test.ts'],
    ignoreStatic: true,
  },
  { name: 'screens', places: ['routes', 'shell', 'components'], tests: OF_SCREENS, ignoreStatic: true },
  {
    name: 'calls',
    places: ['api'],
    tests: ['app/api/**/*.test.ts', ...inApi(name => !drawsScreens(name))],
    ignoreStatic: true,
  },
  { name: 'session', places: ['session'], tests: OF_LOADERS, ignoreStatic: true },
  {
    name: 'contract',
    places: ['contract'],
    tests: [
      'app/contract/**/*.test.ts',
      ...inApi(name => OF_THE_CONTRACT.includes(name.replace('.test.ts', ''))),
    ],
    ignoreStatic: false,
  },
]
