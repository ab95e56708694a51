/** The browser for tests, or null. */
export declare const findBrowser: () => string | null
