import js from '@eslint/js'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

/** Nothing in kernel and rules may depend on the machine, the hour or the locale. */
const DETERMINISTIC = {
  'no-restricted-globals': [
    'error',
    ...[
      'Date',
      'performance',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'crypto',
      'process',
      'window',
      'document',
      'navigator',
      'Intl',
      'fetch',
    ].map(name => ({ name, message: 'Rules are a function of state, key and answers.' })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: "Draw from the match's keyed random." },
    ...['sin', 'cos', 'tan', 'exp', 'log', 'pow', 'sqrt'].map(property => ({
      object: 'Math',
      property,
      message: 'No floating point in rules.',
    })),
    { property: 'localeCompare', message: 'No locale order in rules.' },
    { property: 'toLocaleString', message: 'No locale order in rules.' },
  ],
}

/** A terminal obeys what others wrote: terminal/locale.ts cleans it. */
const TERMINAL = ['stdout', 'stderr', 'emitWarning'].map(property => ({
  object: 'process',
  property,
  message: 'Only terminal/locale.ts writes to the terminal.',
}))

/** The host is given `{ clock, random, ids, store }` and touches nothing else of the kind. */
const GIVEN = {
  'no-restricted-globals': [
    'error',
    ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'crypto', 'fetch'].map(name => ({
      name,
      message: 'The host is given clock, random and ids.',
    })),
  ],
  'no-restricted-properties': [
    'error',
    ...TERMINAL,
    { object: 'Math', property: 'random', message: 'The host is given random.' },
  ],
  'no-restricted-imports': ['error', { paths: ['node:crypto', 'node:timers', 'crypto', 'timers'] }],
}

/** A guest on a LAN address has no secure context: these names live in src-renderer/platform.ts alone. */
const PLATFORM = {
  'no-restricted-properties': [
    'error',
    ...['clipboard', 'wakeLock', 'serviceWorker', 'mediaDevices', 'share', 'vibrate'].map(property => ({
      property,
      message: 'Only platform.ts may ask for it.',
    })),
    ...['subtle', 'randomUUID', 'getRandomValues'].map(property => ({
      object: 'crypto',
      property,
      message: 'Only platform.ts may ask for it.',
    })),
    { object: 'Math', property: 'random', message: 'Nothing on the page is drawn by chance.' },
  ],
  'no-restricted-globals': [
    'error',
    ...['localStorage', 'sessionStorage', 'crypto', 'fetch', 'XMLHttpRequest', 'EventSource'].map(name => ({
      name,
      message: 'Only platform.ts may ask for it; the page fetches nothing.',
    })),
  ],
  'vue/no-v-html': 'error',
}

const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'Unions of literals, no enums.' }
/** A reason tells what a bot holds. */
const NO_REASONS = { selector: "CallExpression[callee.property.name='why']", message: 'A host never asks a mind why.' }
/** What removes a folder with all that is in it, in whatever form. */
const REMOVES = 'CallExpression:matches([callee.name=/^rm(dir)?(Sync)?$/], [callee.property.name=/^rm(dir)?(Sync)?$/])'
const NO_REMOVALS = [
  `${REMOVES} Property[key.name='recursive']`,
  `${REMOVES} Property[key.value='recursive']`,
  `${REMOVES} SpreadElement`,
  `${REMOVES} > .arguments:nth-child(2):not(ObjectExpression)`,
  // Under another name it would not be seen.
  'ImportSpecifier[imported.name=/^rm(dir)?(Sync)?$/]:not([local.name=/^rm(dir)?(Sync)?$/])',
].map(selector => ({ selector, message: 'Only tableFolder.ts removes folders with all that is in them.' }))

export default ts.config(
  { ignores: ['out/', 'dist/', 'node_modules/', '.stryker-tmp/', 'reports/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...vue.configs['flat/essential'],
  { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: { parser: ts.parser } } },
  { files: ['**/*.ts', '**/*.vue'], rules: { 'no-undef': 'off' } },
  {
    files: [
      'scripts/**',
      '*.mjs',
      'build/**',
      'tests/{lan,net,secrecy}/kit/*.mjs',
      'tests/bench/**/*.mjs',
      'tests/desktop/*.mjs',
    ],
    languageOptions: {
      globals: {
        document: 'readonly',
        clearTimeout: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        setInterval: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['**/*.ts', '**/*.vue'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', NO_ENUMS],
      'vue/multi-word-component-names': 'off',
    },
  },
  { files: ['src-shared/**', 'template/shared/**'], rules: { ...DETERMINISTIC, 'no-console': 'error' } },
  { files: ['src-main/**'], rules: { 'no-restricted-syntax': ['error', NO_ENUMS, NO_REASONS, ...NO_REMOVALS] } },
  { files: ['src-main/tableFolder.ts'], rules: { 'no-restricted-syntax': ['error', NO_ENUMS, NO_REASONS] } },
  { files: ['src-main/**'], rules: { 'no-restricted-properties': ['error', ...TERMINAL], 'no-console': 'error' } },
  { files: ['src-main/terminal/locale.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['src-main/host/**'], rules: GIVEN },
  { files: ['src-renderer/**', 'template/page/**'], rules: { ...PLATFORM, 'no-console': 'error' } },
  { files: ['src-renderer/platform.ts'], rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },
)
