import type { Preview } from '@storybook/react-vite'
import { isSampleBrand, sampleBrands } from '../setup/sample-brands.ts'
import { Themed } from '../setup/themed.tsx'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        smallest: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  initialGlobals: { brand: 'aquarium' },
  globalTypes: {
    brand: {
      name: 'Brand',
      description: 'The preset whose values are shown',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(sampleBrands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    direction: {
      name: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Themed
        brand={isSampleBrand(globals.brand) ? globals.brand : 'aquarium'}
        direction={globals.direction}
        bare={parameters.bare}
      >
        <Story />
      </Themed>
    ),
  ],
}

export default preview
