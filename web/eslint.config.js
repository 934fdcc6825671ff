import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/protocol.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      'max-lines': ['error', { max: 320, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 45, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-at-html-tags': 'error',
      'no-console': 'error',
      // Reactive state here is replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses stand behind #: there is no router to ask.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } },
);
