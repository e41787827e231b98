import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const here = import.meta.dirname
const fonts = dirname(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/package.json')),
)

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(here, 'vite.config.ts') } },
  },
  staticDirs: ['../../public', { from: fonts, to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default config
