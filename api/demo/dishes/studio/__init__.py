"""What every dish is made with: noise, colours, shapes, materials, placing, crockery, garnishes, light and camera."""
