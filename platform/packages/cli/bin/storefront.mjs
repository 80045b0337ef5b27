#!/usr/bin/env node
import '../dist/command-line/main.js';
