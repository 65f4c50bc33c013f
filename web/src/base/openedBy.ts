import { takeAsked } from './asked.ts';

takeAsked();
