#!/usr/bin/env node
import '../dist/new-remote/create-remote.js';
