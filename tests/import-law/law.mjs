/** What every screen may import. */
const SCREEN = [
  'app/api/kernel/',
  'app/contract/',
  'app/pages/',
  'app/rules/',
  'app/session/',
  'app/shell/',
  'app/ui/',
  'theme/',
]

/**
 * Who may import whom: the law, printed as the table in `tests/README.md`. A row allows its own folder, what `imports`
 * names, and of `types` the types alone. `folder/` is all below it, `folder/*` the files directly in it, `<screen>` and
 * `<noun>` any one folder. Of several rows the most exact one holds.
 *
 * @type {{ from: string, imports: string[], types?: string[], why?: string }[]}
 */
export const law = [
  { from: 'app/rules/', imports: [], types: ['app/contract/'] },
  {
    from: 'app/contract/',
    imports: ['app/rules/', 'theme/'],
    why: 'its enums and checks are lists that rules decide by; its error sentences and themes are the theme’s',
  },
  {
    from: 'app/data/',
    imports: ['app/contract/', 'app/rules/', 'theme/', 'app/operator-error.ts', 'app/project-root.ts'],
    why: 'a venue file is checked by contract and theme on its way in, and its derived columns are computed by rules',
  },
  {
    from: 'app/gateways/',
    imports: ['app/rules/'],
    why: 'card fields, reported events and what a bank may answer are words of the rules',
  },
  { from: 'app/session/', imports: ['app/rules/'], types: ['app/contract/'] },
  {
    from: 'app/documents/',
    imports: ['app/rules/', 'theme/fonts/', 'theme/texts/', 'app/project-root.ts'],
    types: ['app/contract/', 'app/gateways/'],
  },
  { from: 'app/mail/', imports: ['app/rules/', 'theme/texts/'], types: ['app/contract/', 'app/gateways/'] },
  {
    from: 'app/api/kernel/',
    imports: ['app/contract/', 'app/data/', 'theme/*'],
    types: ['app/environment.ts', 'app/gateways/', 'app/rules/', 'app/session/'],
  },
  {
    from: 'app/api/<noun>/',
    imports: [
      'app/api/kernel/',
      'app/contract/',
      'app/data/',
      'app/documents/',
      'app/gateways/',
      'app/mail/',
      'app/rules/',
      'app/session/',
      'theme/',
    ],
  },
  { from: 'app/api/router.ts', imports: ['app/api/kernel/', 'app/api/<noun>/'] },
  {
    from: 'app/api/http/',
    imports: ['app/api/kernel/', 'app/api/<noun>/', 'app/api/router.ts', 'app/contract/', 'app/session/'],
  },
  {
    from: 'app/api/client.ts',
    imports: ['app/api/http/', 'app/api/kernel/', 'app/api/router.ts', 'app/contract/'],
  },
  {
    from: 'app/pages/',
    imports: ['app/api/kernel/', 'app/rules/', 'app/session/', 'theme/'],
    types: [
      'app/api/client.ts',
      'app/api/onboarding/',
      'app/contract/',
      'app/environment.ts',
      'app/gateways/payments/card-entry/',
      'app/shell/',
      'app/ui/',
    ],
  },
  {
    from: 'app/ui/',
    imports: ['app/rules/', 'theme/'],
    why: 'rules format money and say how a control moves',
  },
  {
    from: 'app/shell/',
    imports: ['app/gateways/analytics/', 'app/rules/', 'app/ui/', 'theme/'],
    types: ['app/contract/'],
    why: 'trackers run in the browser, on every page: the shell opens them',
  },
  {
    from: 'app/routes/<screen>/',
    imports: SCREEN,
  },
  {
    from: 'app/routes/checkout/<screen>/',
    imports: [...SCREEN, 'app/gateways/payments/card-entry/'].sort(),
    why: 'a gateway’s own card fields are opened in the browser, on the page of the payment',
  },
  {
    from: 'app/routes/onboarding/<screen>/',
    imports: [...SCREEN, 'app/routes/onboarding/parts/'].sort(),
    why: 'the items of a venue are one kind of page',
  },
  {
    from: 'app/routes/editor/<screen>/',
    imports: [...SCREEN, 'editor/'].sort(),
    why: 'the editor is mounted and saved here',
  },
  {
    from: 'app/server/',
    imports: [
      'app/*',
      'app/api/',
      'app/cli/',
      'app/contract/',
      'app/data/',
      'app/documents/',
      'app/gateways/',
      'app/mail/',
      'app/rules/',
      'app/session/',
      'theme/',
    ],
    types: ['app/pages/'],
    why: 'the running server performs the commands of the shell: it alone has the embedded database open',
  },
  { from: 'app/cli/', imports: ['app/*', 'app/contract/', 'app/data/', 'app/rules/', 'theme/'] },
  {
    from: 'app/*',
    imports: ['app/rules/', 'app/server/', 'app/shell/', 'theme/'],
    types: ['app/pages/'],
    why: 'document, entries, server and environment',
  },
  { from: 'theme/color/', imports: [] },
  { from: 'theme/fonts/', imports: [] },
  { from: 'theme/texts/lists/', imports: [] },
  { from: 'theme/texts/runtime/', imports: ['theme/texts/lists/'] },
  { from: 'theme/derivations/', imports: ['theme/color/'], types: ['theme/*'] },
  { from: 'theme/presets/', imports: [], types: ['theme/*'] },
  { from: 'theme/compile/', imports: ['theme/*', 'theme/color/', 'theme/fonts/', 'theme/presets/'] },
  { from: 'theme/base/', imports: ['theme/contract.css.ts'] },
  { from: 'theme/*', imports: ['theme/'] },
  { from: 'editor/history/', imports: [] },
  { from: 'editor/document/', imports: ['app/contract/', 'theme/'] },
  { from: 'editor/chrome/', imports: ['theme/'] },
  { from: 'editor/preview/', imports: ['theme/'] },
  {
    from: 'editor/controls/',
    imports: [
      'app/ui/',
      'editor/chrome/',
      'editor/composer/composer-context.ts',
      'editor/document/',
      'editor/preview/',
      'theme/',
    ],
    why: 'the document under work is handed down by React’s context, which the composer fills',
  },
  {
    from: 'editor/panels/',
    imports: [
      'app/ui/',
      'editor/chrome/',
      'editor/composer/composer-context.ts',
      'editor/controls/',
      'theme/',
    ],
    why: 'as for the controls',
  },
  { from: 'editor/composer/', imports: ['app/contract/', 'app/ui/', 'editor/', 'theme/'] },
  {
    from: '*.test.ts',
    imports: ['app/', 'editor/', 'tests/builders/', 'tests/setup/', 'theme/'],
    why: 'tests beside the code: they may build anything',
  },
  { from: 'stories/setup/', imports: ['app/shell/', 'app/ui/', 'tests/builders/', 'tests/setup/', 'theme/'] },
  { from: 'stories/.storybook/', imports: ['stories/setup/'] },
  { from: 'stories/ui/', imports: ['app/rules/', 'app/ui/', 'stories/setup/'] },
  { from: 'stories/shell/', imports: ['app/shell/', 'app/ui/', 'stories/setup/'] },
  { from: 'tests/setup/', imports: ['app/', 'theme/'] },
  { from: 'tests/builders/', imports: ['app/', 'tests/setup/', 'theme/'] },
  { from: 'tests/api/', imports: ['app/', 'tests/builders/', 'tests/setup/', 'theme/'] },
  {
    from: 'tests/e2e/',
    imports: ['app/', 'tests/builders/pass-authority.mjs', 'theme/'],
    why: 'the server of the journeys has wallets, whose certificates the tests issue',
  },
  { from: 'tests/postgres/', imports: ['app/'] },
  {
    from: 'tests/bench/',
    imports: ['app/', 'tests/*', 'tests/builders/', 'tests/postgres/', 'tests/setup/', 'theme/'],
  },
  { from: 'tests/claims/', imports: ['tests/*'] },
  { from: 'tests/mutation/', imports: [] },
  { from: 'tests/import-law/', imports: [] },
  { from: 'tests/reports/', imports: ['app/contract/', 'theme/'] },
  { from: 'tests/*', imports: ['app/', 'tests/claims/', 'tests/import-law/', 'tests/reports/'] },
]
