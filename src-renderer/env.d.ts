/** What the bundler lets us import besides scripts. */
declare module '*.css' {}
